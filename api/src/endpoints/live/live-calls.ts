import type { Implementation } from "../../http/implement"
import { findLiveRoom, joinLiveRoom } from "./joining"
import {
  answerLive,
  commandLive,
  leaveLive,
  showHost,
  showLiveResults,
  showScreen,
  showSeat,
  takeOverLive,
} from "./lesson"
import { listLiveRooms, openLiveRoom } from "./rooms"

export const liveCalls: readonly Implementation[] = [
  openLiveRoom,
  listLiveRooms,
  findLiveRoom,
  joinLiveRoom,
  showSeat,
  showScreen,
  answerLive,
  leaveLive,
  showHost,
  commandLive,
  takeOverLive,
  showLiveResults,
]
