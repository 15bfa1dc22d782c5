import type { DrawChoice } from "#game/sources/source-module"
import type { Source } from "#game/sources/source"
import type { Curriculum } from "#app/catalogue/curriculum.server"
import type { Play } from "#app/play/play.server"
import type { ProgressByGame } from "../progress.server"
import type { ListedSource } from "./resolve-source.server"
import type { DrawOptions, DrawResult, Draws } from "./draws"

export interface SourceServer<Own extends Source> {
  draw<Material>(
    source: Own,
    play: Pick<Play, "context" | "player" | "key">,
    draws: Draws<Material>,
  ): Promise<DrawResult<Material>>
  /** The source as the upstream lists it; absent if an address has one spelling only. */
  find?(source: Own, play: Play): Promise<ListedSource>
  /** The source, named in the language of the page; absent if its names are translations. */
  inPageLanguage?(source: Own, curriculum: Curriculum): Promise<Own>
  readonly after?: AfterSource<Own>
}

export interface AfterSource<Own extends Source> {
  toNumber(source: Own): string
  list(source: Own, play: Play): Promise<readonly NamedSource[]>
  progress(source: Own, play: Play): Promise<ProgressByGame | null>
  readonly isListedByGame: boolean
  readonly texts: {
    readonly next: "play.end.nextChapter" | "play.end.nextSection"
    readonly end: "play.end.chapter" | "play.end.section"
  }
}

export interface NamedSource {
  readonly source: Source
  readonly number: string
  readonly name: string
  readonly title: string
}

export const toDrawOptions = ({ language, practice }: DrawChoice): DrawOptions => ({
  ...(language ? { language } : {}),
  ...(practice === "again" ? { again: "true" } : {}),
  ...(practice === "mistakes" ? { mistakes: "true" } : {}),
})
