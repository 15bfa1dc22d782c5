import type { Refusals } from "#app/forms/refusals.server"

export const refusals: Refusals<"name" | "image"> = [
  { when: 413, key: "errors.picture.large", field: "image" },
  { when: /pixel|4,?096/i, key: "errors.picture.wide", field: "image" },
  { when: 415, key: "errors.picture.type", field: "image" },
  { when: /exist/i, key: "errors.addSubject.there", field: "name" },
]
