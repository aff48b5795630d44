# Letters with marks, as one character and as several. Those of Latin writing are known; all others stay as they are.

# For each mark: a letter, that letter with it, and so on.
MARKED_LETTERS = {
  "\u0300" => "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ",
  "\u0301" => "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌ" \
    "õṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứ",
  "\u0302" => "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ",
  "\u0303" => "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ",
  "\u0304" => "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳGḠgḡḶḸḷḹṚṜṛṝ",
  "\u0306" => "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭȨḜȩḝẠẶạặ",
  "\u0307" => "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏ" \
    "ſẛ",
  "\u0308" => "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ",
  "\u0309" => "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ",
  "\u030a" => "AÅaåUŮuůwẘyẙ",
  "\u030b" => "OŐoőUŰuű",
  "\u030c" => "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ",
  "\u030f" => "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕ",
  "\u0311" => "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ",
  "\u031b" => "OƠoơUƯuư",
  "\u0323" => "BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ",
  "\u0324" => "UṲuṳ",
  "\u0325" => "AḀaḁ",
  "\u0326" => "SȘsșTȚtț",
  "\u0327" => "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ",
  "\u0328" => "AĄaąEĘeęIĮiįUŲuųOǪoǫ",
  "\u032d" => "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ",
  "\u032e" => "HḪhḫ",
  "\u0330" => "EḚeḛIḬiḭUṴuṵ",
  "\u0331" => "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"
}
NORMAL_FORMS = [{}, {}]
def KERNEL.normal_forms
  return NORMAL_FORMS if NORMAL_FORMS[0].size > 0
  MARKED_LETTERS.each do |mark, letters|
    letters.chars.each_slice(2) do |plain, marked|
      NORMAL_FORMS[0][marked] = plain + mark
      NORMAL_FORMS[1][plain + mark] = marked
    end
  end
  NORMAL_FORMS
end
class String
  def unicode_normalize(form = :nfc)
    unless [:nfc, :nfd, :nfkc, :nfkd].include?(form)
      raise ArgumentError, "Invalid normalization form " + form.to_s + "."
    end
    return __str_copy(self) if ascii_only?
    apart, together = KERNEL.normal_forms
    list = chars
    # A letter with two marks is one with a mark, and another.
    2.times { list = list.flat_map { |char| apart.key?(char) ? apart[char].chars : [char] } }
    return __str_copy(__str_join("", list)) if form == :nfd || form == :nfkd
    out = []
    list.each do |char|
      whole = out.size > 0 && together[out[-1] + char]
      whole ? out[-1] = whole : out.push(char)
    end
    __str_copy(__str_join("", out))
  end
  def unicode_normalize!(form = :nfc) = replace(unicode_normalize(form))
  def unicode_normalized?(form = :nfc) = unicode_normalize(form) == self
end
