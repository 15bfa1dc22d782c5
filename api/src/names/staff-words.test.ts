import { expect, it } from "vitest"
import { isStaffWord, soundsLikeStaff, staffKey, staffKeys } from "./staff-words"

const staff = [
  "Admin",
  "admin 1",
  "4dmin",
  "a d m i n",
  "ADMlN",
  "аdmin",
  "SuperAdmin",
  "adminOmar",
  "t3acher",
  "Mod",
  "Tahaddi",
  "Ta7addi team",
  "تحدّي",
  "التحدي",
  "فريق تحدي",
  "مُدير المدرسة",
  "المعلّم",
  "أستاذ عمر",
  "الأدمن",
]

it.each(staff)("%s sounds like the staff", (nickname) => {
  expect(soundsLikeStaff(nickname)).toBe(true)
})

it.each([
  "Badminton star",
  "Night owl",
  "ملك التحدي",
  "نجمة",
  "Madmax",
  "Steamer",
  "Modric",
  "Layla",
])("%s does not sound like the staff", (nickname) => {
  expect(soundsLikeStaff(nickname)).toBe(false)
})

it("a whole name is a word for the staff, and a surname is not", () => {
  expect(["Admin", "المدير", "معلم", "Tahaddi"].map(isStaffWord)).toEqual([true, true, true, true])
  expect(["Rami Al-Moallem", "ريم المعلم", "Teacher Omar"].map(isStaffWord)).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  "Omar Mansour",
  "Mansour, Omar",
  "Mr. Omar Mansour",
  "OMÁR MANSOUR 7",
  "0mar Mansour",
  "omarmansour",
])("%s has the key of Omar Mansour", (nickname) => {
  expect(staffKeys(nickname)).toContain(staffKey("Omar Mansour"))
})
