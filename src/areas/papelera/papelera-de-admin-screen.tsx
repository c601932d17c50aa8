export { ListaDePapelera as Component } from './lista-de-papelera'
