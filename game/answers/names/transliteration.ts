const names = toFirsts(
  "muhammad mohammed mohamed mohammad muhammed mohamad muhamad mehmed|ahmad ahmed ahmet|hussein hussain husain husayn hossein hussien|omar umar omer|othman uthman osman|yusuf yousef youssef yusef yousuf|ibrahim ebrahim|khalid khaled|hassan hasan|fatima fatimah fatma|aisha ayesha aysha aishah|maryam mariam miriam|abdullah abdallah abdulla|nasser nasir naser|umm oum om um|ibn ebn bin ben|abu abou abo|bayt bait beit beyt|quran koran|mecca makkah makka mekka|medina madinah madina|muslim moslem|caliph khalif khalifa|qatar katar|iraq irak|sheikh shaikh shaykh|tariq tarek tareq|mustafa moustafa mustapha|salah saleh|din deen eddin|saladin salahuddin",
)

function toFirsts(groups: string): ReadonlyMap<string, string> {
  return new Map(
    groups.split("|").flatMap((group) => {
      const all = group.split(" ")
      return all.map((name): [string, string] => [name, all[0] ?? name])
    }),
  )
}

const givenNames = toFirsts(
  "stephen steven stephan|michael micheal|catherine katherine catharine kathryn|sarah sara|philip phillip|eric erik|geoffrey jeffrey|alan allan allen|anne ann|elizabeth elisabeth|mark marc|nicholas nicolas|frederick frederic|lewis louis|isaac isac issac isaak|theresa teresa|raphael rafael|sergei sergey|dmitri dmitry dimitri|fyodor fedor|alexander aleksandr|johann johan|carl karl|antony anthony|matthew mathew|jonathan jonathon",
)

export const withOneJ = (word: string): string =>
  word.length > 3 ? word.replace(/gu(?=[ei])|g/g, "j") : word

export const isSameName = (one: string, other: string): boolean =>
  [names, givenNames].some((all) => {
    const name = all.get(one)
    return name !== undefined && name === all.get(other)
  })

const looksArabic =
  /\b(?:al|el|ibn|bin|abu|abd|umm|oum|bayt|din)\b|kh|gh|dh|q(?!u)|aa|ou|oo|uu|ai|ay/i
export const isArabicInLatin = (stored: string): boolean =>
  looksArabic.test(stored) ||
  stored
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => names.has(word))

const arabizi: Readonly<Record<string, string>> = {
  2: "a",
  3: "a",
  5: "kh",
  6: "t",
  7: "h",
  9: "s",
}

/** A word in which digits stand for Arabic letters, with letters for them: ka3ba, 7ajj. */
export const withoutArabizi = (word: string): string =>
  /^[a-z]+[235679][a-z235679]*[a-z]$/.test(word)
    ? word.replace(/\d/g, (digit) => arabizi[digit] ?? digit)
    : word

const letters: readonly (readonly [RegExp, string])[] = [
  [/^[aeiou]+/, "A"],
  [/kh/g, "X"],
  [/gh/g, "g"],
  [/dh/g, "d"],
  [/th/g, "t"],
  [/sh|ch/g, "S"],
  [/ph/g, "f"],
  [/[qc]/g, "k"],
  [/j/g, "g"],
  [/w(?![aeiou])/g, ""],
  [/[aeiouy]/g, ""],
  [/h$/, ""],
  [/(.)\1+/g, "$1"],
]
const fewestConsonants = 3

export function hasSameConsonants(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) =>
    letters.reduce((text, [from, to]) => text.replace(from, to), word),
  )
  return a === b && (a ?? "").length >= fewestConsonants
}

/** Unifies ج, غ and ك, which all stand for the g of other languages. So does ق, which makes other Arabic words too. */
export const withOneForeignG = (word: string): string => word.replace(/[غك]/g, "ج")
export const withOneG = (word: string): string => word.replace(/[غقك]/g, "ج")
