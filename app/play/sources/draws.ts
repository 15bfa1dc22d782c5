import type * as z from "zod"
import { readChapterEnd, type ChapterEnd } from "#contract/games/draw-options"
import type { Problem } from "#contract/endpoint"
import type { AnsweredQuestion } from "#contract/listed"
import type { Language } from "#contract/words"
import type { AppContext } from "#app/server/context.server"

type Upstream = AppContext["upstream"]

/** Options that were not chosen are not sent: an upstream may not know them. */
export type DrawOptions = Readonly<
  Partial<Record<"language", Language> & Record<"again" | "mistakes", "true">>
>

interface Selection extends DrawOptions {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
  readonly userID: string
}

interface SectionSelection {
  readonly params: { readonly section: string }
  readonly query: DrawOptions
}

export type DrawResult<Material> = Material | ChapterEnd | null

type DrawReply<Wire> =
  | { readonly status: 200; readonly body: Wire; readonly attempt?: string | undefined }
  | { readonly status: 400 | 401 | 403 | 404 | 429; readonly body: Problem }

export interface DrawCalls<Wire> {
  readonly question: z.ZodType<Wire>
  ofChapter(upstream: Upstream, selection: Selection): Promise<DrawReply<Wire>>
  ofSection(upstream: Upstream, selection: SectionSelection): Promise<DrawReply<Wire>>
  ofWork(upstream: Upstream, selection: WorkSelection): Promise<DrawReply<Wire>>
  forVisitor(upstream: Upstream, selection: SectionSelection): Promise<DrawReply<Wire>>
}

interface WorkSelection {
  readonly params: { readonly workId: string }
}

export interface Draws<Material> {
  /** Throws a 503 if the API limits the draws of a visitor's network. */
  by(
    draw: <Wire>(calls: DrawCalls<Wire>) => Promise<DrawReply<Wire>>,
  ): Promise<DrawResult<Material>>
  fromRecord(answered: AnsweredQuestion): Material
}

export const createDraws = <Wire, Material>(
  calls: DrawCalls<Wire>,
  toMaterial: (wire: Wire, attempt: string | undefined) => Material,
  fromRecord: (answered: AnsweredQuestion) => Material,
): Draws<Material> => ({
  async by(draw) {
    const drawn = await draw(calls)
    if (drawn.status === 200) return toMaterial(drawn.body, drawn.attempt)
    if (drawn.status === 429) throw new Response(null, { status: 503 })
    return readChapterEnd(drawn.body)
  },
  fromRecord,
})
