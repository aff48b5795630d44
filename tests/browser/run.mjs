// Things a person does with the page, in a real browser, against the site as it is served.
//
//     cargo xtask test

import { useBrowser } from "./page.mjs";
import "./editing.mjs";
import "./stepping.mjs";
import "./moves.mjs";
import "./timeline.mjs";
import "./source.mjs";
import "./origin.mjs";
import "./questions.mjs";
import "./changing.mjs";
import "./breakpoints.mjs";
import "./memory.mjs";
import "./studies.mjs";
import "./everywhere.mjs";
import "./focus.mjs";
import "./tree.mjs";
import "./graph.mjs";
import "./ir.mjs";
import "./links.mjs";
import "./kept.mjs";
import "./input.mjs";
import "./files.mjs";
import "./several.mjs";
import "./assist.mjs";
import "./exports.mjs";
import "./compare.mjs";
import "./align.mjs";
import "./library.mjs";
import "./tour.mjs";
import "./offline.mjs";
import "./phone.mjs";
import "./languages.mjs";
import "./access.mjs";
import "./looks.mjs";
import "./weight.mjs";

useBrowser();
