import type { Operation, Referee } from "#game/referee"

interface Heard {
  readonly person: string
  readonly operation: Operation
}

export function hearingReferee(result: (operation: Operation) => unknown = () => null) {
  const heard: Heard[] = []
  const refereeOf = (person: string): Referee => {
    const run = async (operation: Operation) => {
      heard.push({ person, operation })
      return result(operation)
    }
    return { run: run as Referee["run"] }
  }
  return { heard, refereeOf }
}
