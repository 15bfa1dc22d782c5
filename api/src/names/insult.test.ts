import { describe, expect, it } from "vitest"
import { isInsult } from "./insult"

describe("an insult in a nickname", () => {
  it.each([
    ["as it is", ["idiot", "Bitch", "كلب", "غبي", "sharmouta"]],
    ["in capitals and with accents", ["ÍDIÓT", "BïTCH"]],
    ["with digits and signs for letters", ["b1tch", "id10t", "5hit", "a$$", "7mar", "3رص"]],
    ["with Arabic digits for letters", ["b١tch", "٣رص"]],
    ["with repeated letters", ["fuuuuck", "iiidddiot", "كلللللب", "غبيييي"]],
    ["with spaces and signs between", ["f u c k", "f.u-c_k", "ك ل ب", "غ.ب.ي"]],
    ["with tashkeel and tatweel", ["كَلْب", "كـلـب", "غَبِيّ", "حـــمـــار"]],
    ["with invisible signs between", ["fu\u200bck", "كل\u200cب"]],
    ["in letters of another alphabet", ["bitсh", "іdiot", "کلب"]],
    ["with what Arabic joins to a word", ["الكلب", "يا حمار", "ياحمار", "والغبي"]],
    ["inside a longer word", ["superfucker", "xXbitchXx", "ابن الكلب"]],
    ["spelt as it sounds", ["phuck", "fuk", "ediot", "biatch"]],
    [
      "in small capitals and pictures of letters",
      ["ꜰᴜᴄᴋ", "🅵🆄🅲🅺", "ⓕⓤⓒⓚ", "ｆｕｃｋ", "𝒇𝒖𝒄𝒌", "ƒuck"],
    ],
    ["in English with Arabic letters", ["فاك يو", "ف ا ك", "بيتش", "ستوبيد", "لوزر"]],
    [
      "in Arabic with Latin letters",
      ["kos omak", "kus ummak", "ya 7ayawan", "qahba", "nik omak", "zebala"],
    ],
    ["in the public lists", ["cumshot", "لواط", "bukkake"]],
    ["beside other words", ["king idiot 7", "أنا غبي"]],
  ])("is found %s", (_, nicknames) => {
    expect(nicknames.filter((nickname) => !isInsult(nickname))).toEqual([])
  })

  it("is not found in harmless names and words", () => {
    const harmless = [
      "",
      "Layla",
      "Cassandra",
      "Class 7",
      "Ali 208",
      "Nora 02087a1a",
      "Room 4e1a7a7a",
      "xX Sara Xx",
      "Butt",
      "Nik",
      "Fukuda",
      "Scunthorpe",
      "Big Black Dog",
      "فرج",
      "عبد القادر",
      "أسود الأطلس",
      "كنت هنا",
      "Hassan",
      "Grape",
      "Shelly",
      "Essex",
      "Peacock",
      "Dickens",
      "Titan",
      "Assem 77",
      "Was Sam",
      "Passport",
      "Michelle",
      "Star 2011",
      "نور الدين",
      "عبد الله",
      "طالب",
      "محمد الكلبي",
      "المختار",
      "قلب الأسد",
      "نجمة",
      "أبو بكر",
      "القمر",
      "بطل",
      "كسلان",
      "زبيدة",
      "ريم الشامي",
      "حيوانات أليفة",
      "حسن",
      "النمر",
      "Who Reads",
      "Open Island",
      "Therapist",
      "بولس",
      "شجرة بلوطية",
    ]
    expect(harmless.filter(isInsult)).toEqual([])
  })

  it("is not found in the texts that are slowest to search", () => {
    for (const text of ["a".repeat(20), "s ".repeat(10), "ك".repeat(20), "1".repeat(20)])
      expect(isInsult(text)).toBe(false)
  })
})
