import { adminsOnly } from "./role-row"

/** The rows of the calls on versions and decisions, for a question that does not exist. */
export const versionRows = [
  ...["/api/my-questions/{questionId}", "/api/my-questions/{questionId}/withdraw"].map((path) => ({
    path,
    call: path.replace("{questionId}", "9999"),
    ...(path.endsWith("withdraw") ? { body: {} } : {}),
    expect: [404, 404, 404, 404, 401, 401, 401],
  })),
  {
    path: "/api/my-questions/{questionId}/retire",
    call: "/api/my-questions/9999/retire",
    body: {},
    expect: [404, 404, 404, 404, 401, 401, 401],
  },
  ...["decide", "undo", "trust", "retire", "put-back"].map((name) => ({
    path: `/api/Admin/${name}/{questionId}`,
    call: `/api/Admin/${name}/9999`,
    body: { decision: "approved", isTrusted: false },
    expect: [403, 403, name === "trust" ? 409 : 404, 403, 401, 401, 401],
  })),
  { path: "/api/Admin/history", call: "/api/Admin/history", expect: adminsOnly },
]
