// Digests of 64-bit words. Sums are made of halves: whole numbers that grow too large would become others.

function words64($text) { return array_map(fn($word) => unpack('J', hex2bin($word))[1], str_split($text, 16)); }
function sum64($a, $b) {
    $low = ($a & 0xffffffff) + ($b & 0xffffffff);
    return (((($a >> 32) & 0xffffffff) + (($b >> 32) & 0xffffffff) + ($low >> 32)) << 32) | ($low & 0xffffffff);
}
function shifted64($value, $count) { return ($value >> $count) & (PHP_INT_MAX >> ($count - 1)); }
function turned64($value, $count) { return shifted64($value, $count) | ($value << (64 - $count)); }
// The first 64 bits of the fractions of the cube roots of the first 80 primes.
function sha512_words() {
    global $sha512_words;
    if (__is_none($sha512_words)) {
        $sha512_words = words64('428a2f98d728ae227137449123ef65cdb5c0fbcfec4d3b2fe9b5dba58189dbbc3956c25bf348b53859f111f1b605d019923f82a4af194f9b'
            . 'ab1c5ed5da6d8118d807aa98a303024212835b0145706fbe243185be4ee4b28c550c7dc3d5ffb4e272be5d74f27b896f80deb1fe3b1696b1'
            . '9bdc06a725c71235c19bf174cf692694e49b69c19ef14ad2efbe4786384f25e30fc19dc68b8cd5b5240ca1cc77ac9c652de92c6f592b0275'
            . '4a7484aa6ea6e4835cb0a9dcbd41fbd476f988da831153b5983e5152ee66dfaba831c66d2db43210b00327c898fb213fbf597fc7beef0ee4'
            . 'c6e00bf33da88fc2d5a79147930aa72506ca6351e003826f142929670a0e6e7027b70a8546d22ffc2e1b21385c26c9264d2c6dfc5ac42aed'
            . '53380d139d95b3df650a73548baf63de766a0abb3c77b2a881c2c92e47edaee692722c851482353ba2bfe8a14cf10364a81a664bbc423001'
            . 'c24b8b70d0f89791c76c51a30654be30d192e819d6ef5218d69906245565a910f40e35855771202a106aa07032bbd1b819a4c116b8d2d0c8'
            . '1e376c085141ab532748774cdf8eeb9934b0bcb5e19b48a8391c0cb3c5c95a634ed8aa4ae3418acb5b9cca4f7763e373682e6ff3d6b2b8a3'
            . '748f82ee5defb2fc78a5636f43172f6084c87814a1f0ab728cc702081a6439ec90befffa23631e28a4506cebde82bde9bef9a3f7b2c67915'
            . 'c67178f2e372532bca273eceea26619cd186b8c721c0c207eada7dd6cde0eb1ef57d4f7fee6ed17806f067aa72176fba0a637dc5a2c898a6'
            . '113f9804bef90dae1b710b35131c471b28db77f523047d8432caab7b40c724933c9ebe0a15c9bebc431d67c49c100d4c4cc5d4becb3e42b6'
            . '597f299cfc657e2a5fcb6fab3ad6faec6c44198c4a475817');
    }
    return $sha512_words;
}
function sha512($text, $begin) {
    $k = sha512_words();
    $h = words64($begin);
    $size = strlen($text);
    $text .= "\x80" . str_repeat("\0", ((111 - $size) % 128 + 128) % 128) . pack('J2', 0, $size * 8);
    foreach (str_split($text, 128) as $block) {
        $w = array_values(unpack('J16', $block));
        for ($i = 16; $i < 80; $i++) {
            $x = $w[$i - 15];
            $y = $w[$i - 2];
            $s0 = turned64($x, 1) ^ turned64($x, 8) ^ shifted64($x, 7);
            $s1 = turned64($y, 19) ^ turned64($y, 61) ^ shifted64($y, 6);
            $w[] = sum64(sum64($w[$i - 16], $s0), sum64($w[$i - 7], $s1));
        }
        [$a, $b, $c, $d, $e, $f, $g, $z] = $h;
        for ($i = 0; $i < 80; $i++) {
            $s1 = turned64($e, 14) ^ turned64($e, 18) ^ turned64($e, 41);
            $t1 = sum64(sum64($z, $s1), sum64(sum64(($e & $f) ^ (~$e & $g), $k[$i]), $w[$i]));
            $s0 = turned64($a, 28) ^ turned64($a, 34) ^ turned64($a, 39);
            $t2 = sum64($s0, ($a & $b) ^ ($a & $c) ^ ($b & $c));
            $z = $g;
            $g = $f;
            $f = $e;
            $e = sum64($d, $t1);
            $d = $c;
            $c = $b;
            $b = $a;
            $a = sum64($t1, $t2);
        }
        foreach ([$a, $b, $c, $d, $e, $f, $g, $z] as $i => $word) { $h[$i] = sum64($h[$i], $word); }
    }
    return bin2hex(pack('J8', ...$h));
}
