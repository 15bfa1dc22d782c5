import { findWords, splitWords } from "./disguised-words"
import { foldLetters, lookAlikeKey } from "./look-alikes.mjs"

const alone = splitWords(
  "admin admins administrator moderator mod teacher teachers principal headmaster headmistress headteacher support",
  "helpdesk staff sysadmin mudir modir mudeer modeer mudira ustaz ostaz ustadh ostad mo3alem mo3allem moallem moudir",
)
const arabic = splitWords(
  "مدير مديرة معلم معلمة معلمين مدرس مدرسين أستاذ أستاذة أساتذة ناظر ناظرة مشرف مشرفة إدارة الدعم أدمن تيتشر فريقتحدي",
)

const namesStaff = findWords(
  { anywhere: splitWords("admin teacher tahaddi ta7addi moderator"), alone },
  { anywhere: [], alone: arabic },
)
const whole = new Set([...alone, ...arabic, "تحدي", "tahaddi"].map(lookAlikeKey))

export const isStaffWord = (name: string): boolean =>
  [name, foldLetters(name).replace(/^\s*ال/, "")].some((text) => whole.has(lookAlikeKey(text)))

export const soundsLikeStaff = (nickname: string): boolean =>
  isStaffWord(nickname) || namesStaff(nickname.replaceAll(/badminton/giu, " "))

const titles = new Set(splitWords("mr mrs ms miss sir dr prof مس مستر دكتور دكتوره د ا"))

/**
 * The keys under which a person of the staff can have the name that a nickname is: in either order of its words,
 * with and without its digits. A title is no part of a name.
 */
export function staffKeys(nickname: string): readonly string[] {
  const spellings = [nickname, nickname.replaceAll(/\p{Nd}/gu, "")].map((text) =>
    foldLetters(text)
      .split(" ")
      .filter((word) => word !== "" && !titles.has(word)),
  )
  const keys = spellings.flatMap((parts) => [parts, parts.toReversed()])
  return [...new Set(keys.map((parts) => lookAlikeKey(parts.join(""))))].filter((key) => key !== "")
}

export const staffKey = (name: string): string => staffKeys(name)[0] ?? ""
