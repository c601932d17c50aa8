import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { useShowMore } from '../../ui/show-more'
import { rutaDeCatedra } from '../admin'
import { EliminarCatedra } from './eliminar-catedra'
import type { CatedraDeLista } from './queries-de-catedras'

interface Props {
  catedras: CatedraDeLista[]
  alEditar: (catedra: CatedraDeLista) => void
}

export function TablaDeCatedras({ catedras, alEditar }: Props) {
  const { shown, more } = useShowMore(catedras)
  const [elegida, setElegida] = useState<CatedraDeLista | null>(null)
  return (
    <>
      <table className="tabla">
        <caption className="oculto">Cátedras, las del último año primero</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Año</th>
            <th scope="col">Institución</th>
            <th scope="col">Días</th>
            <th scope="col">Horario</th>
            <th scope="col">Alumnos</th>
            <th scope="col">Acciones</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((catedra) => (
            <CatedraItem
              key={catedra.id}
              catedra={catedra}
              alEditar={() => alEditar(catedra)}
              alEliminar={() => setElegida(catedra)}
            />
          ))}
        </tbody>
      </table>
      {more}
      <EliminarCatedra catedra={elegida} alCerrar={() => setElegida(null)} />
    </>
  )
}

interface ItemProps {
  catedra: CatedraDeLista
  alEditar: () => void
  alEliminar: () => void
}

function CatedraItem({ catedra, alEditar, alEliminar }: ItemProps) {
  const { id, nombre, anio, institucion, dias, horario, CatedraDiaHorario, totalAlumnos } = catedra
  const cual = <span className="oculto"> {nombre}</span>
  return (
    <tr>
      <th scope="row">{nombre}</th>
      <td data-columna="Año">{anio}</td>
      <td data-columna="Institución" className="largo">
        {institucion || '—'}
      </td>
      <td data-columna="Días">{dias || '—'}</td>
      <td data-columna="Horario" className="horas">
        {CatedraDiaHorario.length > 0
          ? CatedraDiaHorario.map(({ id, hora_inicio, hora_fin }) => (
              <span key={id}>
                {hora_inicio} - {hora_fin}
              </span>
            ))
          : horario || '—'}
      </td>
      <td data-columna="Alumnos">{totalAlumnos}</td>
      <td className="operaciones">
        <div>
          <Link className="boton callado" to={rutaDeCatedra(id)}>
            Ver{cual}
          </Link>
          <Button variant="quiet" onClick={alEditar}>
            Editar{cual}
          </Button>
          <Button variant="quiet" onClick={alEliminar}>
            Eliminar{cual}
          </Button>
        </div>
      </td>
    </tr>
  )
}
