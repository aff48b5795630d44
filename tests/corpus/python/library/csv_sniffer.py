# covers: csv.Sniffer
import csv
import io

samples = [
    "a;b;c\n1;2;3\n4;5;6\n",
    "name,age,city\nAnn,30,Rome\nBob,25,Oslo\n",
    "x\ty\n1\t2\n3\t4\n",
    "id|text\n1|'p q'\n2|'r s'\n",
    '"a", "b"\n"1", "2"\n',
]
for sample in samples:
    dialect = csv.Sniffer().sniff(sample)
    rows = list(csv.reader(io.StringIO(sample), dialect))
    print(repr(dialect.delimiter), dialect.skipinitialspace, rows)
print(csv.Sniffer().sniff("1:2;3:4\n5:6;7:8\n", delimiters=";").delimiter)
print(csv.Sniffer().has_header(samples[1]), csv.Sniffer().has_header("1,2\n3,4\n5,6\n"))
