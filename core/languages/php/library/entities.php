// Characters with names, as HTML spells them.

function htmlspecialchars($text, $flags = 11, $encoding = null, $double = true) {
    $text = read_characters($text, $flags);
    if ($double) { $text = str_replace('&', '&amp;', $text); }
    else {
        // What is an entity already stays one.
        $text = preg_replace_callback('/&(?:([a-zA-Z][a-zA-Z0-9]*;)|#\d+;|#[xX][0-9a-fA-F]+;)?/', function ($m) {
            $is_entity = $m[0] !== '&' && (!isset($m[1]) || in_array($m[0], ['&amp;', '&lt;', '&gt;', '&quot;']) || in_array($m[0], letter_entities(), true));
            return $is_entity ? $m[0] : '&amp;' . substr($m[0], 1);
        }, $text);
    }
    $text = str_replace(['<', '>'], ['&lt;', '&gt;'], $text);
    if (($flags & 2) !== 0) { $text = str_replace('"', '&quot;', $text); }
    return ($flags & 3) === 3 ? str_replace("'", ($flags & 48) === 48 ? '&apos;' : '&#039;', $text) : $text;
}
// A text with what is no UTF-8 replaced or left out; nothing of it where neither is asked for.
function read_characters($text, $flags) {
    if (preg_match('/[\x80-\xff]/', $text) !== 1 || mb_check_encoding($text)) { return $text; }
    if (($flags & 12) === 0) { return ''; }
    $out = '';
    foreach (mb_str_split($text) as $one) { $out .= mb_check_encoding($one) ? $one : (($flags & 4) !== 0 ? '' : "\u{FFFD}"); }
    return $out;
}
function htmlspecialchars_decode($text, $flags = 11) { return strtr($text, plain_characters($flags)); }
function htmlentities($text, $flags = 11, $encoding = null, $double = true) { return strtr(htmlspecialchars($text, $flags, $encoding, $double), letter_entities()); }
function html_entity_decode($text, $flags = 11, $encoding = null) {
    $known = array_flip(letter_entities()) + plain_characters($flags);
    return preg_replace_callback('/&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|[a-zA-Z][a-zA-Z0-9]*);/', function ($m) use ($known, $flags) {
        if (isset($known[$m[0]])) { return $known[$m[0]]; }
        if ($m[0][1] !== '#') { return $m[0]; }
        $code = isset($m[2]) ? hexdec($m[2]) : intval($m[1]);
        return $code === 39 && ($flags & 3) !== 3 || $code < 32 && !in_array($code, [9, 10, 13]) || $code > 0x10ffff ? $m[0] : mb_chr($code);
    }, $text);
}
function get_html_translation_table($table = 0, $flags = 11, $encoding = 'UTF-8') {
    $made = array_flip(array_filter(plain_characters($flags), fn($name) => $name !== '&#39;' && $name !== '&apos;', 2));
    return $table === 1 ? $made + letter_entities() : $made;
}
// What stands for characters that have a meaning in HTML.
function plain_characters($flags) {
    $made = ['&amp;' => '&', '&lt;' => '<', '&gt;' => '>'];
    if (($flags & 2) !== 0) { $made['&quot;'] = '"'; }
    if (($flags & 3) === 3) { $made['&#039;'] = "'"; $made['&#39;'] = "'"; $made['&#x27;'] = "'"; }
    if (($flags & 3) === 3 && ($flags & 48) !== 0) { $made['&apos;'] = "'"; }
    return $made;
}
// Letters and signs that have names, with these.
function letter_entities() {
    global $letter_names;
    if (!__is_none($letter_names)) { return $letter_names; }
    $letter_names = [];
    $names = 'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest '
        . 'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig '
        . 'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
    foreach (explode(' ', $names) as $place => $name) { $letter_names[mb_chr(160 + $place)] = '&' . $name . ';'; }
    $others = 'OElig 338 oelig 339 Scaron 352 scaron 353 Yuml 376 fnof 402 circ 710 tilde 732 Alpha 913 Beta 914 Gamma 915 Delta 916 '
        . 'Epsilon 917 Zeta 918 Eta 919 Theta 920 Iota 921 Kappa 922 Lambda 923 Mu 924 Nu 925 Xi 926 Omicron 927 Pi 928 Rho 929 '
        . 'Sigma 931 Tau 932 Upsilon 933 Phi 934 Chi 935 Psi 936 Omega 937 alpha 945 beta 946 gamma 947 delta 948 epsilon 949 '
        . 'zeta 950 eta 951 theta 952 iota 953 kappa 954 lambda 955 mu 956 nu 957 xi 958 omicron 959 pi 960 rho 961 sigmaf 962 '
        . 'sigma 963 tau 964 upsilon 965 phi 966 chi 967 psi 968 omega 969 thetasym 977 upsih 978 piv 982 ensp 8194 emsp 8195 '
        . 'thinsp 8201 zwnj 8204 zwj 8205 lrm 8206 rlm 8207 ndash 8211 mdash 8212 lsquo 8216 rsquo 8217 sbquo 8218 ldquo 8220 '
        . 'rdquo 8221 bdquo 8222 dagger 8224 Dagger 8225 bull 8226 hellip 8230 permil 8240 prime 8242 Prime 8243 lsaquo 8249 '
        . 'rsaquo 8250 oline 8254 frasl 8260 euro 8364 image 8465 weierp 8472 real 8476 trade 8482 alefsym 8501 larr 8592 '
        . 'uarr 8593 rarr 8594 darr 8595 harr 8596 crarr 8629 lArr 8656 uArr 8657 rArr 8658 dArr 8659 hArr 8660 forall 8704 '
        . 'part 8706 exist 8707 empty 8709 nabla 8711 isin 8712 notin 8713 ni 8715 prod 8719 sum 8721 minus 8722 lowast 8727 '
        . 'radic 8730 prop 8733 infin 8734 ang 8736 and 8743 or 8744 cap 8745 cup 8746 int 8747 there4 8756 sim 8764 cong 8773 '
        . 'asymp 8776 ne 8800 equiv 8801 le 8804 ge 8805 sub 8834 sup 8835 nsub 8836 sube 8838 supe 8839 oplus 8853 otimes 8855 '
        . 'perp 8869 sdot 8901 lceil 8968 rceil 8969 lfloor 8970 rfloor 8971 lang 9001 rang 9002 loz 9674 spades 9824 clubs 9827 '
        . 'hearts 9829 diams 9830';
    foreach (array_chunk(explode(' ', $others), 2) as [$name, $code]) { $letter_names[mb_chr(intval($code))] = '&' . $name . ';'; }
    return $letter_names;
}
