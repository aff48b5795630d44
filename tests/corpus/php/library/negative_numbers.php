<?php
// Numbers below zero, as formats write them.
foreach ([-1.5, -0.001, -0.0, 0.0, -2.25, -1234.5678, -1e16, -0.000311043, -7] as $number) {
    printf("%.2f|%8.1f|%-9.3f|%+.1f|%09.2f|%d|%e|%s\n", $number, $number, $number, $number, $number, $number, $number, $number);
    echo number_format($number, 1), ' ', round($number, 2), ' ', sprintf('%.9F', $number), ' ', sprintf("%'*12.2f", $number), "\n";
}
echo sprintf('%05d|%5d|%-5d|%x', -42, -42, -42, 42), ' ', abs(-3), ' ', -7 % 3, ' ', intdiv(-7, 2), ' ', fmod(-7.5, 2), "\n";
// Halves are rounded by all digits of their binary form, other than by round().
printf("%.1f %.1f %.1f %.2f %.2f %.0f %.0f %.1f %.3f\n", 2.25, -2.25, 0.25, 1.005, -1.005, 2.5, 3.5, 0.35, 1.0005);
echo round(2.25, 1), ' ', round(-1.005, 2), ' ', number_format(1.005, 2), ' ', number_format(-0.5), ' ', number_format(2.5), "\n";
