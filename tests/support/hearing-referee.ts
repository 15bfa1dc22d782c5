import type { Operation, Referee } from "#game/referee"

export function hearingReferee(result: (operation: Operation) => unknown = () => null) {
  const heard: { readonly person: string; readonly operation: Operation }[] = []
  const refereeOf = (person: string): Referee => {
    const run = async (operation: Operation) => {
      heard.push({ person, operation })
      return result(operation)
    }
    return { run: run as Referee["run"] }
  }
  return { heard, refereeOf }
}
