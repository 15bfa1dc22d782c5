export interface FeedbackTables {
  question_figures: QuestionFigures
  given_wrong: GivenWrong
}

interface QuestionFigures {
  question_id: number
  pool_id: number | null
  played: number
  right: number
  hinted: number
  hints: number
}

interface GivenWrong {
  question_id: number
  answer_key: string
  text: string
  people: number
  given_at: number
}
