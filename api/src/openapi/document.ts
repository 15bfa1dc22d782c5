import * as contract from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { languages } from "#contract/words"
import { games } from "../games/games"
import { accessCookieName } from "../security/cookies"
import { describeCall } from "./describe-call"
import type { Json } from "./schema-of"

type Calls = Readonly<Record<string, Endpoint>>

export const areas: Readonly<Record<string, Calls>> = {
  ...contract,
  play: Object.assign({}, ...Object.values(games).map(({ calls }) => calls)),
}

export const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((calls) =>
  Object.values(calls),
)

export const openApiDocument = (): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Tahaddi: the upstream API",
    version: "1.0.0",
    description:
      "Paths match without regard to case, unknown fields are ignored. A body is JSON in UTF-8, but for add-subject. " +
      "A text is cleaned before its length counts: what nobody sees is taken out.",
  },
  servers: [{ url: "/" }],
  paths: toPaths(),
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "The token of a login; one hour." },
      accessCookie: {
        type: "apiKey",
        in: "cookie",
        name: accessCookieName,
        description: "Set at login.",
      },
    },
    parameters: {
      language: {
        name: "Accept-Language",
        in: "header",
        required: false,
        description: "The language of questions and of names; without it any.",
        schema: { type: "string", examples: [...languages] },
      },
    },
    schemas: {
      textProblem: { type: "string", description: "What is wrong, in words." },
      objectProblem: {
        type: "object",
        properties: { message: { type: "string" } },
        required: ["message"],
      },
    },
  },
})

function toPaths(): Json {
  const paths: Record<string, Json> = {}
  for (const [area, calls] of Object.entries(areas))
    for (const [name, endpoint] of Object.entries(calls))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: describeCall(area, name, endpoint),
      }
  return paths
}
