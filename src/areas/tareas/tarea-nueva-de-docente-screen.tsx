export { PantallaDeTarea as Cargada, prefetchFormulario as loader } from './pantalla-de-tarea'
