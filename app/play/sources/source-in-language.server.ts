import type { Source } from "#game/sources/source"
import type { Curriculum } from "#app/catalogue/curriculum.server"
import { getSourceServer } from "./sources.server"

export const inPageLanguage = async (source: Source, curriculum: Curriculum): Promise<Source> =>
  getSourceServer(source).inPageLanguage?.(source, curriculum) ?? source
