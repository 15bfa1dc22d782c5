import { insertRows } from "../api/seed/sql.mjs"
import { loadSource } from "../scripts/launch/load-source.mjs"

const { zip } = await loadSource("tests/support/xlsx.ts")
const megabyte = 1024 * 1024
const accents = "\u0301\u0323"
/** @param {string} text @param {number} [bytes] */
const filled = (text, bytes = megabyte - 2000) =>
  text.repeat(Math.floor(bytes / Buffer.byteLength(text)))

const offside =
  "Grade,Chapter,Question,Statement 1,Statement 2,Statement 3,Statement 4,Statement 5,Statement 6,True statements,Explanation"

/** The widest sheet, which is that of difficulty. */
const difficulty = [
  "Grade,Chapter",
  ...[1, 2, 3, 4, 5, 6].map(
    (at) => `Question ${at},Answer ${at},Never right ${at},Explanation ${at},Level ${at}`,
  ),
].join(",")

/** @param {number} count @param {string} [sign] */
const offsideRows = (count, sign = "") =>
  Array.from(
    { length: count },
    (_, at) => `7,1,Row ${at} ${sign.repeat(250)},a${at},b,c,d,e,f,"1, 3",So. ${sign.repeat(500)}`,
  ).join("\n")

/** @param {number} count */
const difficultyRows = (count) =>
  Array.from({ length: count }, (_, row) => {
    const items = [1, 2, 3, 4, 5, 6].map((at) => {
      const wrong = Array.from({ length: 10 }, (_each, n) => `w${n}${"ع".repeat(110)}`).join(" | ")
      return `${row} ${at} ${"س".repeat(280)},${"ج".repeat(110)}${at},${wrong},${"ش".repeat(590)},3`
    })
    return `7,1,${items.join(",")}`
  }).join("\n")

/** @param {string} sheet @param {string} [shared] */
const workbook = (sheet, shared = "") =>
  zip({
    "xl/workbook.xml": '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="a" Target="sheet1.xml"/></Relationships>',
    "xl/sharedStrings.xml": shared,
    "xl/sheet1.xml": sheet,
  })

/** @typedef {{ text: string | Uint8Array<ArrayBuffer>, name: string, intent?: "send" }} HostileFile `name`: "" if it is pasted */

/** @returns {Record<string, HostileFile>} */
export function hostileFiles() {
  const rows = `${offside}\n${offsideRows(500, "x")}`
  return {
    "GIFT that is refused": { text: filled("a{~b}\n\n"), name: "q.gift" },
    "GIFT without an end": { text: filled("a{"), name: "q.gift" },
    "GIFT with answers in one line": { text: `Who? {${filled("=a#")}}`, name: "q.gift" },
    "GIFT of comments": { text: `${filled("//a:b\n")}a{=b}`, name: "q.gift" },
    "GIFT of colons": { text: `::${filled(":\\:")}`, name: "q.gift" },
    "GIFT of 500 refused questions": { text: "<&{~b}\n\n".repeat(500), name: "q.gift" },
    "a header of accents": { text: `${filled(accents)},b\n1,2`, name: "q.csv" },
    "a grade of accents": { text: `${offside}\n${filled(accents)},1,q`, name: "q.csv" },
    "500 grades of accents": {
      text: `${offside}\n${`${accents.repeat(450)},1,q\n`.repeat(500)}`,
      name: "q.csv",
    },
    quotes: { text: `"${filled('""')}`, name: "q.csv" },
    commas: { text: `a,b,c\n${filled(",")}`, name: "q.csv" },
    "empty rows": { text: `${offside}\n${filled("\n")}`, name: "q.csv" },
    "one cell of ligatures": { text: `${offside}\n7,1,${filled("ﷺ")}`, name: "q.csv" },
    "500 rows with errors": { text: `${offside}\n${'<&">,x,y\n'.repeat(500)}`, name: "q.csv" },
    "500 rows that are valid": { text: rows, name: "q.csv" },
    "rows of a megabyte": { text: `${offside}\n${offsideRows(440, "ﷺ")}`, name: "q.csv" },
    "the largest sets": { text: `${difficulty}\n${difficultyRows(33)}`, name: "q.csv" },
    "a workbook of 500 MB of spaces": { text: workbook(" ".repeat(500_000_000)), name: "q.xlsx" },
    "a workbook of 11 MB of elements": { text: workbook("<c>".repeat(3_800_000)), name: "q.xlsx" },
    "a workbook of unknown elements": { text: workbook("<x/>".repeat(2_900_000)), name: "q.xlsx" },
    "a workbook with its last cell": {
      text: workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      name: "q.xlsx",
    },
    "a workbook that repeats a text": {
      text: workbook(
        '<row><c t="s"><v>0</v></c></row>'.repeat(300_000),
        `<si><t>${"x".repeat(30_000)}</t></si>`,
      ),
      name: "q.xlsx",
    },
    "HTML in GIFT": { text: filled(`[html]${"<b>a</b>".repeat(2000)}{=x}\n\n`), name: "q.gift" },
    "tags without an end in GIFT": {
      text: filled(`[html]${"<b a=b ".repeat(2500)}{=x}\n\n`),
      name: "q.gift",
    },
    "GIFT of entities": { text: filled(`${"&lt;".repeat(4000)}{=x}\n\n`), name: "q.gift" },
    "rows of headers": { text: filled(`${offside}\n`), name: "q.csv" },
    "a megabyte that is pasted": { text: filled("é".repeat(50) + "\n"), name: "" },
    "500 rows that are sent": { text: rows, name: "q.csv", intent: "send" },
  }
}

/** The largest answers, names and searches, as calls of the API. */
export function hostileCalls() {
  const long = `e${accents.repeat(1000)}`
  const texts = {
    accents: long,
    ligatures: "ﷺ".repeat(2000),
    words: "b ".repeat(1000),
    alternatives: "b|".repeat(1000),
    numbers: "9 ".repeat(1000),
    spaces: `a${" ".repeat(1998)}b`,
  }
  /** @type {Record<string, { path: string, who: "layla" | "omar" | "huda" | "sami", body: unknown }>} */
  const calls = {}
  for (const [what, text] of Object.entries(texts)) {
    calls[`an answer of ${what}`] = {
      path: "/api/education/DifficultyGame/Answer",
      who: "layla",
      body: Array.from({ length: 6 }, () => ({
        answer: text.slice(0, 500),
        correctanswer: text.slice(0, 2000),
        question: text.slice(0, 2000),
      })),
    }
    calls[`ten tries of ${what}`] = {
      path: "/api/education/judge",
      who: "omar",
      body: {
        answer: text.slice(0, 120),
        wrongAnswers: Array.from({ length: 10 }, (_, at) => `${at}${text.slice(0, 110)}`),
        tries: Array.from({ length: 10 }, () => text.slice(0, 120)),
      },
    }
    calls[`near copies of ${what}`] = {
      path: "/api/entertainment/near-copies",
      who: "omar",
      body: {
        section: 3,
        game: "five hints",
        questions: Array.from({ length: 6 }, () => ({
          question: text.slice(0, 300),
          hints: Array.from({ length: 6 }, () => text.slice(0, 200)),
        })),
      },
    }
    calls[`a nickname of ${what}`] = {
      path: "/api/Accounts/profile",
      who: "layla",
      body: { nickname: text, avatar: "owl" },
    }
    calls[`a chapter of ${what}`] = {
      path: "/api/education/HintGame/question",
      who: "layla",
      body: { grade: "7", subject: "Math", chapter: "\u0301\u0323".repeat(15_000), userID: text },
    }
  }
  return calls
}

/** Math in the seed. */
const subjectId = 3

/** 3,000 approved questions of Omar in 30 chapters of grade 12, as SQL. */
export function manyQuestions() {
  const numbers = Array.from({ length: 30 }, (_, at) => at + 901)
  const place = { grade_id: 12, subject_id: subjectId }
  return [
    ...insertRows(
      "chapters",
      numbers.map((number) => ({ ...place, number })),
    ),
    ...["en", "ar"].flatMap((language) =>
      insertRows(
        "chapter_names",
        numbers.map((number) => ({
          ...place,
          number,
          language,
          name: `Chapter ${language} ${number}`,
        })),
      ),
    ),
    ...insertRows(
      "pools",
      numbers.map((number) => ({
        ...place,
        chapter_number: number,
        game: "five hints",
        sizes: '{"en0":100}',
      })),
    ),
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
      INSERT INTO questions (pool_id, status, language, position, question, lines, answer, summary,
        fingerprint, author_id, created_at, status_at)
      SELECT pools.id, 'approved', 'en', i, 'Which river is meant in number ' || i || ' of the hundred in this chapter?',
        '["It is one of the longest of all","It floods in summer","It runs from south to north","It has a delta","Cairo drinks its water"]',
        'Nile ' || i, 'It carries the rain of Ethiopia to the sea, past Khartoum and Cairo, in ' || i || ' days.',
        'f' || pools.id || '-' || i, (SELECT id FROM people WHERE email LIKE 'omar@%'), i, i
      FROM pools CROSS JOIN n WHERE chapter_number > 900;`,
  ]
}
