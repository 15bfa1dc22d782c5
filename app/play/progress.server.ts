import type { GameProgress } from "#contract/progress"
import { wireGames, type Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/unavailable.server"

type Asker = Pick<AppContext, "upstream" | "capabilities">

/** How far a player is in the games of a chapter or section, by its number. */
export type Progress = (number: string, game: Game) => GameProgress | null

const isIn = (entries: readonly GameProgress[], game: Game) =>
  entries.find((entry) => entry.game === wireGames[game]) ?? null

/** In the chapters of a subject; `null` where the upstream does not say, or not in time. */
export async function chapterProgress(
  { upstream, capabilities }: Asker,
  subject: { readonly grade: string; readonly subject: string },
): Promise<Progress | null> {
  if (!(await capabilities.has("progress"))) return null
  const answer = await orNull(upstream.progress.education(subject))
  if (answer?.status !== 200) return null
  const { chapters } = answer.body
  return (wanted, game) =>
    isIn(chapters.find(({ number }) => String(number) === wanted)?.games ?? [], game)
}

/** The same in the entertainment sections. */
export async function sectionProgress({ upstream, capabilities }: Asker): Promise<Progress | null> {
  if (!(await capabilities.has("progress"))) return null
  const answer = await orNull(upstream.progress.entertainment())
  if (answer?.status !== 200) return null
  const { sections } = answer.body
  return (wanted, game) =>
    isIn(sections.find(({ section }) => String(section) === wanted)?.games ?? [], game)
}

/** What a choice shows of it, in the language of the page. */
export interface ProgressNote {
  readonly text: string
  readonly isDone: boolean
}

/** `null` where nothing is known, or nothing is there in this language. */
export function noteOf(
  { i18n }: Pick<AppContext, "i18n">,
  progress: GameProgress | null | undefined,
): ProgressNote | null {
  if (!progress || progress.total === 0) return null
  const { left, total } = progress
  const isDone = left === 0
  return { text: isDone ? i18n.t("choose.done") : i18n.t("choose.left", { left, total }), isDone }
}
