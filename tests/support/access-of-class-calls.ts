import type { Called } from "./access-of-calls"

const aClass = { name: "7A", grade: "7", subjects: ["Math"], timeZone: "Africa/Cairo" }
const ofClass = { who: "confirmed teachers", as: "teacher of the class", status: 404 } as const
const byLink = { who: "confirmed teachers", body: { link: "forged" }, status: 404 } as const
const ofSchool = { who: "admins", as: "class of the school", status: 404 } as const
const ofPupil = { who: "pupils", as: "pupil of the class", status: 404 } as const
const terms = {
  title: "Week 3",
  from: "2026-12-01T08:00",
  until: "2026-12-08T08:00",
  takesLate: true,
  earnsPoints: true,
}
const ofWork = {
  who: "confirmed teachers",
  as: "teacher of the work's class",
  status: 404,
} as const
const ofOwnWork = { who: "pupils", as: "pupil of the work's class", status: 404 } as const
const ofRoom = { who: "confirmed teachers", as: "teacher of the room", status: 404 } as const
/** Who has no seat learns nothing of a room; a guest has a key. */
const ofSeat = { who: "everybody", status: 404, stranger: 401 } as const
const aRoom = {
  classId: null,
  grade: "7",
  content: { kind: "questions", rounds: [[987_654]] },
  language: "en",
  seconds: null,
  ringsForAll: false,
  places: "shown",
  takesGuests: true,
  key: "one",
}
const chosen = { kind: "questions", rounds: [[987_654]] }

export const classRows: Readonly<Record<string, Called>> = {
  "/api/classes/make": { who: "confirmed teachers", body: { ...aClass, key: "one" } },
  "/api/classes/{classId}": ofClass,
  "/api/classes/{classId}/change": { ...ofClass, body: aClass },
  "/api/classes/{classId}/code": { ...ofClass, body: { action: "renew" } },
  "/api/classes/{classId}/archive": { ...ofClass, body: { isArchived: false } },
  "/api/classes/{classId}/copy": { ...ofClass, body: { name: "7B", grade: "7", key: "copy" } },
  "/api/classes/{classId}/invite-teacher": { ...ofClass, body: {} },
  "/api/classes/{classId}/leave": { ...ofClass, body: {} },
  "/api/classes/{classId}/pupils": { ...ofClass, body: { names: ["Sami Adel"], key: "list" } },
  "/api/classes/{classId}/secrets": { ...ofClass, body: { people: [987_654] } },
  "/api/classes/{classId}/take-out": { ...ofClass, body: { personID: 987_654 } },
  "/api/classes/{classId}/put-back": { ...ofClass, body: { personID: 987_654 } },
  "/api/classes/{classId}/kept": { ...ofClass, query: "person=987654" },
  "/api/classes/{classId}/erase-pupil": { ...ofClass, body: { personID: 987_654 } },
  "/api/classes/{classId}/questions": ofClass,
  "/api/classes/by-link": byLink,
  "/api/classes/join-as-teacher": byLink,
  "/api/classes/by-code": { who: "pupils", body: { code: "1234 5671" }, status: 404 },
  "/api/classes/join": { who: "pupils", body: { code: "1234 5671" }, status: 404 },
  "/api/my-classes/{classId}/leave": { ...ofPupil, body: {} },
  "/api/work/set": {
    who: "confirmed teachers",
    body: { ...terms, classIds: ["987654"], content: chosen, key: "one" },
    status: 404,
  },
  "/api/classes/{classId}/work": ofClass,
  "/api/work/{workId}": ofWork,
  "/api/work/{workId}/change": { ...ofWork, body: terms },
  "/api/work/{workId}/withdraw": { ...ofWork, body: { isWithdrawn: false } },
  "/api/work/{workId}/copy": { ...ofWork, body: { ...terms, classId: "987654", key: "copy" } },
  "/api/work/{workId}/extra": { ...ofWork, body: { personID: 987_654, until: null } },
  "/api/work/{workId}/own": ofOwnWork,
  "/api/work/{workId}/five-hints": ofOwnWork,
  "/api/work/{workId}/offside": ofOwnWork,
  "/api/work/{workId}/difficulty": ofOwnWork,
  "/api/classes/{classId}/book": ofClass,
  "/api/classes/{classId}/book/{personId}": ofClass,
  "/api/work/{workId}/book": ofWork,
  "/api/work/{workId}/own-cells": ofOwnWork,
  "/api/work/{workId}/accept": { ...ofWork, body: { questionID: 987_654, key: "paris" } },
  "/api/live/open": { who: "confirmed teachers", body: aRoom, status: 400 },
  "/api/live/rooms": { who: "pupils and teachers" },
  "/api/live/find": { who: "everybody", body: { code: "1234566" }, status: 404 },
  "/api/live/join": { who: "everybody", body: { code: "1234566" }, status: 404 },
  "/api/live/{code}/seat": ofSeat,
  "/api/live/{code}/screen": ofSeat,
  "/api/live/{code}/answer": { ...ofSeat, body: { number: 1, key: "one", answer: "nile" } },
  "/api/live/{code}/host": ofRoom,
  "/api/live/{code}/command": { ...ofRoom, body: { v: 1, do: "start" } },
  "/api/live/{code}/take-over": { ...ofRoom, body: { insists: false } },
  "/api/live/{code}/results": ofRoom,
  "/api/live/{code}/sheet": ofRoom,
  "/api/Admin/classes/{classId}": ofSchool,
  "/api/Admin/classes/{classId}/hand-over": { ...ofSchool, body: { personID: 987_654 } },
}
