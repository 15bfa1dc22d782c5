import type { Pairs } from "./english"

export const namesAndFormulas: Pairs = {
  "formulas of words": [
    ["distance divided by time", "speed = distance ÷ time", "same"],
    ["speed is distance/time", "distance / time", "same"],
    ["time/distance", "distance/time", null],
    ["distance × time", "distance/time", null],
    ["distance * force", "force × distance", "same"],
    ["base x height / 2", "½ × base × height", "same"],
    ["force distance", "force × distance", null],
    ["tcp ip", "TCP/IP", "same"],
    ["m/s", "metre/second", "same"],
  ],
  "a kind beside an answer that is one": [
    ["river, lake", "lake", null],
    ["noun / verb", "noun", null],
    ["capital city", "capital", "same"],
    ["a mammal animal", "mammal", "same"],
    ["Nile river", "Nile", "same"],
    ["fall/autumn", "autumn|fall", "same"],
  ],
  surnames: [
    ["Newton", "Sir Isaac Newton", "same"],
    ["Roosevelt", "Franklin D. Roosevelt", "same"],
    ["Bell", "Alexander Graham Bell", "same"],
    ["Potter", "Harry Potter", null],
    ["sharp", "C sharp", null],
  ],
  "in Arabic: formulas of words, kinds": [
    ["الكتلة على الحجم", "الكتلة ÷ الحجم", "same"],
    ["الحجم على الكتلة", "الكتلة ÷ الحجم", null],
    ["المد / الجزر", "المد", null],
    ["شبه الجزيرة", "الجزيرة", null],
    ["شبه جزيرة سيناء", "سيناء", "same"],
  ],
  "in Arabic: multiples of a unit": [
    ["ميغابايت", "غيغابايت", null],
    ["ميليغرام", "كيلوغرام", null],
    ["جيجابايت", "غيغابايت", "close"],
  ],
  "in Arabic: surnames": [
    ["عبد الناصر", "جمال عبد الناصر", "same"],
    ["ابن الوليد", "خالد بن الوليد", "same"],
    ["الرافعي", "مصطفى صادق الرافعي", "same"],
    ["عبد الله", "محمد بن عبد الله", null],
    ["الأمين", "الصادق الأمين", null],
  ],
}
