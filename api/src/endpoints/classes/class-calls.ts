import type { Implementation } from "../../http/implement"
import { eraseOwnPupil, showOfOwnPupil, showOfPupil, showOwn } from "../accounts/personal-data"
import { showBook, showPupilOfBook } from "./book"
import { acceptAnswer, showBookOfWork, showOwnCells } from "./book-of-work"
import {
  archiveClass,
  changeClass,
  changeClassCode,
  copyClass,
  inviteTeacherOfClass,
  leaveAsTeacher,
  listClasses,
  makeClass,
  showClass,
} from "./classes"
import { handClassOver, listClassesOfSchool, showClassToAdmin } from "./classes-of-school"
import {
  findClassByCode,
  findClassByLink,
  joinAsTeacher,
  joinClass,
  leaveClass,
  listClassesOfPupil,
} from "./joining"
import { listOwnWork, showOwnWork } from "./own-work"
import { findRounds } from "./work-questions"
import { addPupils, putPupilBack, renewSecrets, takePupilOut } from "./pupils"
import {
  changeWork,
  copyWork,
  extendWork,
  listWorkOfClass,
  setWork,
  showWork,
  withdrawWork,
} from "./work"

export const classCalls: readonly Implementation[] = [
  makeClass,
  findClassByCode,
  joinClass,
  findClassByLink,
  joinAsTeacher,
  listClasses,
  showClass,
  changeClass,
  changeClassCode,
  archiveClass,
  copyClass,
  inviteTeacherOfClass,
  leaveAsTeacher,
  addPupils,
  renewSecrets,
  takePupilOut,
  putPupilBack,
  listClassesOfPupil,
  leaveClass,
  listClassesOfSchool,
  showClassToAdmin,
  handClassOver,
  setWork,
  listWorkOfClass,
  showWork,
  changeWork,
  withdrawWork,
  copyWork,
  extendWork,
  listOwnWork,
  showOwnWork,
  showOwn,
  showOfPupil,
  showOfOwnPupil,
  eraseOwnPupil,
  showBook,
  showPupilOfBook,
  showBookOfWork,
  showOwnCells,
  acceptAnswer,
  findRounds,
]
