import type { RecordSource } from "#game/sources/record"
import { findAnswered } from "../answered.server"
import type { SourceServer } from "./source-server"

export const recordOnServer: SourceServer<RecordSource> = {
  async draw(source, { context, key: { game } }, draws) {
    const answered = await findAnswered(context, game, source.key)
    return answered && draws.fromRecord(answered)
  },
}
