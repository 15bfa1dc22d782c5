import type { Refusals } from "#app/forms/refusals.server"

export const refusals: Refusals<"grade" | "subject" | "chapterNumber" | "chapterName"> = [
  { when: /number.*exist/i, key: "errors.addChapter.numberThere", field: "chapterNumber" },
  { when: /exist/i, key: "errors.addChapter.nameThere", field: "chapterName" },
  { when: /grade/i, key: "errors.addChapter.grade", field: "grade" },
  { when: /subject/i, key: "errors.addChapter.subject", field: "subject" },
]
