<?php
// Random numbers of a seed, mathematics, operators.
mt_srand(42);
echo mt_rand(), ' ', mt_rand(1, 100), ' ', rand(1, 6), ' ', mt_getrandmax(), "\n";
mt_srand(3);
$arr = range(1, 10);
shuffle($arr);
echo implode(',', $arr), ' ', array_rand(['a' => 1, 'b' => 2, 'c' => 3]), ' ', implode(',',
    (array) array_rand(range(0, 9), 3)), ' ', str_shuffle('abcdef'), ' ', random_int(5, 5), "\n";
srand(5);
echo rand(), ' ', rand(1, 10), ' ', mt_rand(0, 99), "\n";
echo floor(5.7), ceil(5.2), round(5.567, 2), ' ', abs(-5.5), ' ', 10 ** 3, ' ', 2 ** 0.5, ' ', sqrt(16), ' ',
    pi(), ' ', fmod(10, 3), ' ', intdiv(17, 5), ' ', 17 % 5, ' ', exp(1), ' ', log(M_E), ' ', log(8, 2), ' ',
    log10(1000), ' ', sin(M_PI / 2), ' ', atan2(1, 1), ' ', hypot(3, 4), ' ', deg2rad(180), ' ',
    is_nan(sqrt(-1)) ? 'nan' : '', "\n";
echo PHP_INT_MAX, ' ', PHP_INT_MAX + 1, ' ', PHP_INT_MIN, ' ', 0x1F, ' ', 0b101, ' ', 0o17, ' ', 017, ' ',
    1_000_000, ' ', 9223372036854775807 * 2, ' ', -9223372036854775807 - 2, ' ', 5 / 2, ' ', 4 / 2, ' ',
    7.0 / 2, ' ', 1e3, ' ', (int) '1e3', ' ', 0.1 + 0.2 == 0.3 ? 'eq' : 'ne', ' ', round(3.14159, 3), ' ',
    1.5e3, ' ', 1e-10, "\n";
echo 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 3, -16 >> 2, ' ', 7 <=> 7.0, ' ', true ? 'a' : (false ? 'b' : 'c'), ' ',
    null ?? 'd', ' ', 5 ?: 6, ' ', !true ? 1 : 0, ' ', 3 . 4, ' ', '3' + '4', ' ', '1.5' + 1, ' ', -'5', ' ',
    +'3.0', "\n";
