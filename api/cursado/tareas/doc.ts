import { docOf } from '../../suelo/docs/answers.ts'

export const doc = docOf('Tareas')
