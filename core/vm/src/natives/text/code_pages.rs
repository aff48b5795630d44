//! Encodings of one byte for each character of which the lower half is ASCII: the characters of the upper half, by the mapping
//! tables that Unicode publishes. A byte that means nothing has U+FFFD.

/// An encoding of one byte for each character.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Page {
    names: &'static [&'static str],
    upper: &'static str,
}

impl Page {
    /// The one of a name.
    pub(super) fn named(name: &str) -> Option<&'static Page> {
        PAGES.iter().find(|page| page.names.contains(&name))
    }

    /// The byte of a character.
    pub(super) fn byte(&self, c: char) -> Option<u8> {
        match c {
            '\0'..='\x7f' => Some(c as u8),
            char::REPLACEMENT_CHARACTER => None,
            _ => {
                let at = self.upper.chars().position(|own| own == c)?;
                Some(0x80 + at as u8)
            }
        }
    }

    /// The characters of the bytes from 128 on.
    pub(super) fn upper(&self) -> Vec<char> {
        self.upper.chars().collect()
    }
}

const PAGES: &[Page] = &[
    Page {
        names: &["cp1252", "windows-1252", "1252"],
        upper: "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ\
                \u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿\
                ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
                àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
    },
    Page {
        names: &["cp1251", "windows-1251", "1251"],
        upper: "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{fffd}™љ›њќћџ\
                \u{a0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{ad}®Ї°±Ііґµ¶·ё№є»јЅѕї\
                АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
                абвгдежзийклмнопрстуфхцчшщъыьэюя",
    },
    Page {
        names: &["cp1250", "windows-1250", "1250"],
        upper: "€\u{fffd}‚\u{fffd}„…†‡\u{fffd}‰Š‹ŚŤŽŹ\u{fffd}‘’“”•–—\u{fffd}™š›śťžź\
                \u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
                ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
                ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
    },
    Page {
        names: &["cp437", "437", "ibm437"],
        upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ\
                áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
                └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
                αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}",
    },
    Page {
        names: &["cp850", "850", "ibm850"],
        upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
                áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
                └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
                ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}",
    },
    Page {
        names: &["cp866", "866", "ibm866"],
        upper: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
                абвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
                └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
                рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u{a0}",
    },
    Page {
        names: &["koi8-r"],
        upper: "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{a0}⌡°²·÷\
                ═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©\
                юабцдефгхийклмнопярстужвьызшэщчъ\
                ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ",
    },
    Page {
        names: &["iso8859-2", "iso-8859-2", "latin2", "latin-2", "l2"],
        upper: "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}\
                \u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż\
                ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
                ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
    },
    Page {
        names: &["iso8859-5", "iso-8859-5", "cyrillic"],
        upper: "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}\
                \u{a0}ЁЂЃЄЅІЇЈЉЊЋЌ\u{ad}ЎЏАБВГДЕЖЗИЙКЛМНОП\
                РСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп\
                рстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ",
    },
    Page {
        names: &["iso8859-7", "iso-8859-7", "greek"],
        upper: "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}\
                \u{a0}‘’£€₯¦§¨©ͺ«¬\u{ad}\u{fffd}―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏ\
                ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{fffd}ΣΤΥΦΧΨΩΪΫάέήί\
                ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{fffd}",
    },
    Page {
        names: &["iso8859-9", "iso-8859-9", "latin5", "latin-5", "l5"],
        upper: "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}\
                \u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿\
                ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
                àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ",
    },
    Page {
        names: &["iso8859-15", "iso-8859-15", "latin-9", "latin9", "l9"],
        upper: "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}\
                \u{a0}¡¢£€¥Š§š©ª«¬\u{ad}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿\
                ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
                àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
    },
];
