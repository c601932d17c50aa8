import { Bandeja } from './bandeja'

export const Component = () => <Bandeja rol="docente" />
