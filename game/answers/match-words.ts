import { courtesies, givenNames, kinds, mayStandBeside } from "./kinds"
import {
  longestWord,
  meetSpelling,
  meetWord,
  reasons,
  type Knowledge,
  type Reason,
} from "./match-word"
import { isNumber } from "./number-tables"
import { isTie } from "./words"

const mostUnlike = 8
/** The weakest reason for which the given words match every stored word; `null` if they do not. */
export function meetWords(
  given: readonly string[],
  stored: readonly string[],
  knowledge: Knowledge,
): Reason | null {
  const telling = stored.filter((word, at) => !isTie(stored, at) && !courtesies.has(word))
  const left = given.map((word, at) => ({ word, at, isTie: isTie(given, at) }))
  const unmet = (telling.length > 0 ? telling : stored).filter((word) => {
    const at = left.findIndex((each) => each.word === word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (unmet.length > mostUnlike || left.length > unmet.length + mostUnlike) return null
  let worst: Reason = "same"
  for (const word of unmet) {
    const met = left.map((each) => meetWord(each.word, word, knowledge, telling.length))
    const reason = reasons.find((each) => met.includes(each))
    if (!reason) return null
    left.splice(met.indexOf(reason), 1)
    worst = worse(worst, reason)
  }
  const rest = left.filter((each) => !each.isTie)
  if (rest.length === 0) return worst
  const isSurname = telling.length === 1 && !isNumber(telling[0] ?? "")
  const end =
    given.length -
    1 -
    left.filter(({ at }, index) => at === given.length - left.length + index).length
  return rest.every(
    ({ word, at }) =>
      isLetPass(word, telling, knowledge) || (isSurname && at < end && givenNames.has(word)),
  )
    ? worse(worst, "extra words")
    : null
}

const worse = (one: Reason, other: Reason): Reason =>
  reasons.indexOf(one) > reasons.indexOf(other) ? one : other

/**
 * Whether a word beyond the stored ones is allowed. A kind of thing is, unless the stored answer names another kind or
 * the two words joined are another word.
 */
function isLetPass(word: string, telling: readonly string[], knowledge: Knowledge): boolean {
  if (knowledge.storedWords.has(word)) return true
  if (!mayStandBeside(word)) return false
  const [only = ""] = telling
  if (telling.length === 1 && (knowledge.isWord?.(only + word) || knowledge.isWord?.(word + only)))
    return false
  return (
    !kinds.has(word) ||
    ![...knowledge.storedWords].some((each) => kinds.has(each) && !telling.includes(each))
  )
}

/** Why two answers match as letters without spaces; `null` if they do not. Without `knowledge` they must be equal. */
export function meetJoined(
  given: string,
  stored: string,
  knowledge: Knowledge | null,
): Reason | null {
  if (given === stored) return "same"
  return knowledge && given.length <= longestWord && stored.length > 5 && !knowledge.isExact
    ? meetSpelling(given, stored, knowledge)
    : null
}
