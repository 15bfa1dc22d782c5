import { describe, expect, it } from "vitest"
import { isInsult, isUnfitForWall } from "./insult"

describe("an insult in a nickname", () => {
  it.each([
    ["as it is", ["idiot", "Bitch", "كلب", "غبي", "sharmouta"]],
    ["in capitals and with accents", ["ÍDIÓT", "BïTCH"]],
    [
      "with digits and signs for letters",
      ["b1tch", "id10t", "5hit", "c0ck5", "a$$", "7mar", "3رص"],
    ],
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
    for (const text of ["a".repeat(60), "s ".repeat(30), "ك".repeat(60), "1".repeat(60)])
      expect(isInsult(text)).toBe(false)
  })
})

describe("an answer on the wall", () => {
  it("is no insult, and no way to reach somebody", () => {
    const unfit = [
      "you are an id10t",
      "ya 7mar",
      "يا حـمار",
      "غ ب ي",
      "sara@example.com",
      "@sara_22",
      "ｓａｒａ＠example.com",
      "https://example.com/x",
      "www.example.com",
      "Example.com",
      "+961 70 123 456",
      "٧٠-١٢٣٤٥٦",
      "(03) 123 456",
      "05512345678",
      "a".repeat(61),
    ]
    expect(unfit.filter((text) => !isUnfitForWall(text))).toEqual([])
  })

  it("is any other, with numbers and signs", () => {
    const fit = [
      "",
      "Mount Everest",
      "نهر النيل",
      "149,600,000 km",
      "1 000 000",
      "1939–1945",
      "١٩٣٩ - ١٩٤٥",
      "22/11/1943",
      "3.14159",
      "C++",
      "J. R. R. Tolkien",
      "U.S.A.",
      "x = -2",
      "1:2:3",
    ]
    expect(fit.filter(isUnfitForWall)).toEqual([])
  })
})
