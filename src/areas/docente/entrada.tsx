import { montar } from '../shared/montar'
import { paginas } from './app'

montar(paginas)
