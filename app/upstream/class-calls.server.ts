import { book, classes, classMembers, keptData, ownWork, work, workQuestions } from "#contract"
import { type CallParts, type Upstream, send } from "./send.server"

export const callsOfClasses = (upstream: Upstream) => ({
  make: (body: CallParts<typeof classes.makeClass>["body"]) =>
    send(upstream, classes.makeClass, { body }),
  list: () => send(upstream, classes.listClasses, {}),
  findByLink: (link: string) => send(upstream, classMembers.findClassByLink, { body: { link } }),
  joinAsTeacher: (link: string) => send(upstream, classMembers.joinAsTeacher, { body: { link } }),
  findByCode: (code: string) => send(upstream, classMembers.findClassByCode, { body: { code } }),
  join: (code: string) => send(upstream, classMembers.joinClass, { body: { code } }),
  ofPupil: () => send(upstream, classMembers.listClassesOfPupil, {}),
  leave: (classId: string) => send(upstream, classMembers.leaveClass, { params: { classId } }),
  of: (classId: string) => callsOfClass(upstream, classId),
  ofSchool: (query: CallParts<typeof classMembers.listClassesOfSchool>["query"]) =>
    send(upstream, classMembers.listClassesOfSchool, { query }),
  showToAdmin: (classId: string) =>
    send(upstream, classMembers.showClassToAdmin, { params: { classId } }),
  handOver: (classId: string, personID: number) =>
    send(upstream, classMembers.handClassOver, { params: { classId }, body: { personID } }),
})

export type CallsOfClass = ReturnType<typeof callsOfClass>

function callsOfClass(upstream: Upstream, classId: string) {
  const params = { classId }
  return {
    show: () => send(upstream, classes.showClass, { params }),
    change: (body: CallParts<typeof classes.changeClass>["body"]) =>
      send(upstream, classes.changeClass, { params, body }),
    changeCode: (action: "renew" | "close") =>
      send(upstream, classes.changeClassCode, { params, body: { action } }),
    archive: (isArchived: boolean) =>
      send(upstream, classes.archiveClass, { params, body: { isArchived } }),
    copy: (body: CallParts<typeof classes.copyClass>["body"]) =>
      send(upstream, classes.copyClass, { params, body }),
    inviteTeacher: () => send(upstream, classes.inviteTeacherOfClass, { params }),
    leave: () => send(upstream, classes.leaveAsTeacher, { params }),
    addPupils: (body: CallParts<typeof classMembers.addPupils>["body"]) =>
      send(upstream, classMembers.addPupils, { params, body }),
    renewSecrets: (people: readonly number[]) =>
      send(upstream, classMembers.renewSecrets, { params, body: { people: [...people] } }),
    takeOut: (personID: number) =>
      send(upstream, classMembers.takePupilOut, { params, body: { personID } }),
    findRounds: (query: CallParts<typeof workQuestions.findRounds>["query"]) =>
      send(upstream, workQuestions.findRounds, { params, query }),
    work: () => send(upstream, work.listWorkOfClass, { params }),
    book: (query: CallParts<typeof book.bookOfClass>["query"]) =>
      send(upstream, book.bookOfClass, { params, query }),
    bookOfPupil: (personId: string) =>
      send(upstream, book.bookOfPupil, { params: { classId, personId } }),
    putBack: (personID: number) =>
      send(upstream, classMembers.putPupilBack, { params, body: { personID } }),
    kept: (person: string) =>
      send(upstream, keptData.showOfOwnPupil, { params, query: { person } }),
    erasePupil: (personID: number) =>
      send(upstream, keptData.eraseOwnPupil, { params, body: { personID } }),
  }
}

export const callsOfWork = (upstream: Upstream, impatient: Upstream) => ({
  set: (body: CallParts<typeof work.setWork>["body"]) => send(upstream, work.setWork, { body }),
  listOwn: () => send(impatient, { ...ownWork.listOwnWork, safe: false }, {}),
  of(workId: string) {
    const params = { workId }
    return {
      show: () => send(upstream, work.showWork, { params }),
      change: (body: CallParts<typeof work.changeWork>["body"]) =>
        send(upstream, work.changeWork, { params, body }),
      withdraw: (isWithdrawn: boolean) =>
        send(upstream, work.withdrawWork, { params, body: { isWithdrawn } }),
      copy: (body: CallParts<typeof work.copyWork>["body"]) =>
        send(upstream, work.copyWork, { params, body }),
      extend: (body: CallParts<typeof work.extendWork>["body"]) =>
        send(upstream, work.extendWork, { params, body }),
      showOwn: () => send(upstream, ownWork.showOwnWork, { params }),
      book: () => send(upstream, book.bookOfWork, { params }),
      accept: (body: CallParts<typeof book.acceptAnswer>["body"]) =>
        send(upstream, book.acceptAnswer, { params, body }),
      ownCells: () => send(upstream, book.ownCells, { params }),
    }
  },
})
