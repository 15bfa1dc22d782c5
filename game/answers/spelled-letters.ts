/** The Arabic names of Latin letters, by the letters that each may stand for. */
const letters: ReadonlyMap<string, string> = new Map(
  "ايه:ae اي:aei بي:bp سي:c دي:d اف:f جي:gj اتش:h ايتش:h جيه:j كي:k كيه:k ال:l ام:m ان:n او:o كيو:q ار:r اس:s تي:t يو:u في:v دبليو:w دبل:w اكس:x واي:y زد:z"
    .split(" ")
    .map((entry): [string, string] => {
      const [name = "", meant = ""] = entry.split(":")
      return [name, meant]
    }),
)

/** Whether Arabic words spell the stored letters: «سي بي يو» for CPU. */
export function spellsLetters(given: readonly string[], stored: readonly string[]): boolean {
  const [only = ""] = stored
  return (
    stored.length === 1 &&
    given.length > 1 &&
    given.length === only.length &&
    given.every((word, at) => letters.get(word)?.includes(only[at] ?? "-"))
  )
}
