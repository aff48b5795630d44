//! The JDK's interpreter: `java -Xint`, without a compiler to machine code.
//!
//! One process gives both times: that of the whole, the JVM's start included, and, by the JVM's own clock, that of the
//! program's `main` alone, in which the classes that it uses are still loaded.

use std::path::{Path, PathBuf};

use super::{Implementation, LIMIT, Sample, name};
use crate::bench::statistics::milliseconds;
use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// Runs the `main` of the class named by its argument and says on the error stream how many milliseconds it ran.
const TIMED: &str = "
public class TimedRun {
    public static void main(String[] args) throws Exception {
        var main = Class.forName(args[0]).getMethod(\"main\", String[].class);
        long start = System.nanoTime();
        main.invoke(null, (Object) new String[0]);
        System.out.flush();
        System.err.println((System.nanoTime() - start) / 1e6);
    }
}
";

/// `java -Xint` and a folder of classes.
pub(super) struct Java {
    environment: Environment,
    version: String,
    classes: PathBuf,
}

impl Java {
    pub(super) fn compile(environment: &Environment, programs: &[PathBuf]) -> Result<Java> {
        if environment.find("javac").is_none() {
            let why = "the programs in Java are timed against it";
            setup::install(environment, &["openjdk-17-jdk-headless"], why)?;
        }
        let classes = workspace::target().join("bench").join("java");
        let timed = classes.join("TimedRun.java");
        std::fs::create_dir_all(&classes)
            .and_then(|()| std::fs::write(&timed, TIMED))
            .map_err(|error| format!("{}: {error}", classes.display()))?;
        let mut javac = environment.command("javac");
        process::output(javac.arg("-d").arg(&classes).arg(timed).args(programs))?;
        let version = environment.output("javac", &["-version"])?;
        Ok(Java {
            environment: environment.clone(),
            version: format!("java -Xint ({})", version.trim()),
            classes,
        })
    }
}

impl Implementation for Java {
    fn version(&self) -> &str {
        &self.version
    }

    fn what(&self) -> &'static str {
        "`main`, without the start of the JVM but with the loading of classes"
    }

    fn sample(&self, program: &Path) -> Result<Sample> {
        let mut command = self.environment.command_with("java", &["-Xint", "-cp"]);
        command
            .arg(&self.classes)
            .arg("TimedRun")
            .arg(name(program));
        let finished = process::capture(&mut command, b"", Some(LIMIT))?;
        let exec = String::from_utf8_lossy(&finished.stderr).trim().parse();
        let exec =
            exec.map_err(|_| format!("{} fails under {}", program.display(), self.version))?;
        Ok(Sample {
            exec: Some(exec),
            whole: milliseconds(finished.elapsed),
            stdout: finished.stdout,
        })
    }
}
