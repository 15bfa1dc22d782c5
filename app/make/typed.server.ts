import { cleanLine } from "#contract/text"
import { repeatedPlaces } from "#game/authoring/hints"

/** What was typed into a field, as pupils would read it. */
export const typedIn = (typed: FormData, name: string): string =>
  cleanLine(String(typed.get(name) ?? ""))

/** The same of every place of a list. */
export const typedInto = (typed: FormData, name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => typedIn(typed, `${name}[${place}]`))

/** The places, from 0, of lines that say what one before says, with the place of that one. */
export function repeats(lines: readonly string[]) {
  const isEmpty = (place: number) => lines[place] === ""
  return repeatedPlaces(lines)
    .filter((place) => !isEmpty(place))
    .map((place) => ({
      place,
      first: lines.findIndex(
        (_, at) => repeatedPlaces([lines[at] ?? "", lines[place] ?? ""]).length > 0,
      ),
    }))
}
