import { expect, test } from "vitest"
import { firstName } from "./first-name"

test.each([
  ["Layla Haddad", "Layla"],
  ["Layla", "Layla"],
  ["  ليلى   حداد ", "ليلى"],
  ["محمد عبد الله", "محمد"],
  ["عبد الرحمن محمد الخطيب", "عبد الرحمن"],
  ["عبدُ الله سالم", "عبدُ الله"],
  ["عبدالرحمن محمد", "عبدالرحمن"],
  ["عبد رب النبي حسن", "عبد رب النبي"],
  ["أبو بكر سعيد", "أبو بكر"],
  ["أم كلثوم علي", "أم كلثوم"],
  ["نور الدين زنكي", "نور الدين"],
  ["فاطمة الزهراء بنعلي", "فاطمة الزهراء"],
  ["هبة الله محمود", "هبة الله"],
  ["Abd al-Rahman Saleh", "Abd al-Rahman"],
  ["Abd Al Rahman Saleh", "Abd Al Rahman"],
  ["Abdul Rahman Saleh", "Abdul Rahman"],
  ["Abdulrahman Saleh", "Abdulrahman"],
  ["Abu Bakr", "Abu Bakr"],
  ["Nour El Din Ali", "Nour El Din"],
  ["Salah al-Din Ali", "Salah al-Din"],
  ["Mr Smith", "Mr Smith"],
  ["Dr. Huda Salem", "Dr. Huda Salem"],
  ["د. هدى سالم", "د. هدى سالم"],
  ["J R Smith", "J R Smith"],
  ["", ""],
])("%s is called %s", (name, called) => {
  expect(firstName(name)).toBe(called)
})
