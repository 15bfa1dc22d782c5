import "./flat-prototypes"
import { env } from "cloudflare:workers"
import { afterwards, resetSurroundings } from "./api"
import { forgetBoards } from "./boards"
import { emptyDatabase } from "./empty-database"
import { forgetPlayers } from "./players"
import { forgetRooms } from "./rooms"
import { costs } from "./row-costs"

// All files share one worker, because loading the API with its libraries takes longer than most of
// them. Each starts with an empty database and with the shared modules in their initial state.
await afterwards()
await forgetPlayers()
await forgetRooms()
await forgetBoards()
await emptyDatabase()
await removePictures()
resetSurroundings()
costs.length = 0

async function removePictures(): Promise<void> {
  const { objects } = await env.IMAGES.list()
  if (objects.length > 0) await env.IMAGES.delete(objects.map(({ key }) => key))
}
