import { normalised } from "#contract/normalised"

const names: Readonly<Record<string, readonly string[]>> = {
  arabic: ["Arabic", "Arabic Language", "العربية", "اللغة العربية", "لغتي"],
  english: ["English", "English Language", "الإنجليزية", "اللغة الإنجليزية"],
  math: ["Math", "Maths", "Mathematics", "الرياضيات"],
  science: ["Science", "Sciences", "General Science", "العلوم", "العلوم العامة"],
  physics: ["Physics", "الفيزياء"],
  chemistry: ["Chemistry", "الكيمياء"],
  biology: ["Biology", "الأحياء", "علم الأحياء"],
  history: ["History", "التاريخ"],
  geography: ["Geography", "الجغرافيا"],
  civics: ["Civics", "Citizenship", "التربية الوطنية", "التربية المدنية"],
  "computer-science": ["Computer Science", "Computing", "ICT", "علوم الحاسوب", "الحاسوب"],
  art: ["Art", "Arts", "Fine Arts", "الفنون", "التربية الفنية"],
  economics: ["Economics", "الاقتصاد"],
}

/** Folds a name: schools do not always write vowel marks, hamzas and articles. */
const folded = (name: string) =>
  normalised(name, "NFKD")
    .replace(/\p{M}|\u0640/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^ال(?=..)/, "")
        .replace(/ة$/, "ه")
        .replace(/ى$/, "ي"),
    )
    .filter(Boolean)
    .join(" ")

const kindOf = new Map(
  Object.entries(names).flatMap(([kind, all]) => all.map((name) => [folded(name), kind])),
)

export const toSubjectKind = (name: string): string | undefined => kindOf.get(folded(name))
