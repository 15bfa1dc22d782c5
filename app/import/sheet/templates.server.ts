import { type Game, gameNames } from "#contract/words"
import { mayTeach } from "#app/authoring/author.server"
import type { Column } from "#app/games/sheet-cells.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { toColumns } from "#app/import/sheet/columns.server"
import { writeSheet } from "#app/import/sheet/sheet.server"

/** A file as a `data:` URL, which a link downloads without a request and without scripts. */
export interface Download {
  readonly name: string
  readonly href: string
}

export const toDownload = (name: string, text: string): Download => ({
  name,
  href: `data:text/csv;charset=utf-8;base64,${base64(text)}`,
})

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""))

export interface Template extends Download {
  readonly game: Game
}

export const templatesFor = ({ i18n }: AppContext, person: Person): readonly Template[] =>
  gameNames.map((game) => {
    const columns = toColumns(game, i18n.t).filter(({ field }) => isNeeded(person, field))
    const example = i18n
      .t(`import.example.${game}`)
      .split("/")
      .map((cell) => cell.trim())
    const cells = columns.map(({ field }) => placeCell(field, i18n.t) ?? example.shift() ?? "")
    const text = writeSheet(toHeaders(columns), [cells])
    return { game, ...toDownload(`tahaddi-${game}.csv`, text) }
  })

const toHeaders = (columns: readonly Column[]) => columns.map(({ header }) => header)

function isNeeded(person: Person, field: string): boolean {
  if (field === "section") return !mayTeach(person)
  if (field === "subject") return person.role === "Admin"
  return mayTeach(person) || (field !== "grade" && field !== "chapter")
}

function placeCell(field: string, t: AppContext["i18n"]["t"]): string | null {
  if (field === "section") return t("section.knowledge")
  if (field === "grade") return "7"
  if (field === "chapter") return "1"
  return /^subject$|^language$|exact$/.test(field) ? "" : null
}
