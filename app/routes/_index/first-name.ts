const titles = /^(?:mr|mrs|ms|miss|dr|prof|sir|أ|د|الأستاذة?|الدكتورة?|المعلمة?|السيدة?)$/
const beginsPair = /^(?:عبد|أبو|ابو|أم|ام|abd|abd[aeu]l|abu|umm?|om)$/
const joinsNext = /^(?:رب|al|el|ul|ar|as|ash|an|ad|at|az|abd)$/
const endsPair =
  /^(?:الدين|الله|الإسلام|الاسلام|الحق|الهدى|الزهراء|(?:[aeu]l|[aeu]d|[aeu]s)[- ]?(?:din|deen|islam|haqq?|huda|zahra)|allah|ullah)$/

/** What a person is called by: the first word of the name, with the words that belong to it, as in «عبد الرحمن». */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/u)
  const [first = "", second = "", third = ""] = words.map((word) =>
    // Without vowel signs and the stretching stroke.
    word.toLowerCase().replace(/[\u064b-\u0652\u0640]/g, ""),
  )
  if (first.length === 1 || first.endsWith(".") || titles.test(first)) return words.join(" ")
  return words.slice(0, countWords(first, second, third)).join(" ")
}

function countWords(first: string, second: string, third: string): number {
  if (beginsPair.test(first)) return joinsNext.test(second) ? 3 : 2
  if (endsPair.test(second)) return 2
  return endsPair.test(`${second} ${third}`) ? 3 : 1
}
