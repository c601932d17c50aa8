import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { MoreActions } from '../../ui/more-actions'
import { useShowMore } from '../../ui/show-more'
import { Tabla } from '../../ui/tabla'
import { rutaDeCatedra } from '../admin'
import { type CatedraDeLista, catedrasQuery } from '../base/curso/queries-de-admin'
import { ExportarLista } from '../base/exportar'
import { useDialogo } from '../base/use-dialogo'
import { Cerrada } from './cerrada'
import { DialogoDeCatedra } from './dialogo-de-catedra'
import { EliminacionDeCatedra } from './eliminacion'

export function Accion() {
  const ficha = useDialogo('ficha')
  return (
    <div className="botones">
      <Button variant="primary" onClick={() => ficha.open('nueva')}>
        Crear Cátedra
      </Button>
      <MoreActions of="la lista">
        <ExportarLista variant="quiet" direccion="/admin/catedras/exportar" />
      </MoreActions>
    </div>
  )
}

export function Component() {
  const navigate = useNavigate()
  const { data: catedras } = useSuspenseQuery(catedrasQuery)
  const ficha = useDialogo('ficha')
  const nueva = ficha.sobre === 'nueva'
  const catedra = catedras.find(({ id }) => String(id) === ficha.sobre)
  return (
    <>
      {catedras.length > 0 ? (
        <TablaDeCatedras catedras={catedras} onEdit={({ id }) => ficha.open(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay cátedras"
          action={<Button onClick={() => ficha.open('nueva')}>Crear la primera</Button>}
        >
          Aquí estará cada curso, con sus días, su horario y sus alumnos.
        </EmptyState>
      )}
      <DialogoDeCatedra
        abierto={ficha.abierto && (nueva || catedra?.cerrada === false)}
        catedra={catedra}
        onClose={ficha.close}
        onCreate={(id) => void navigate(rutaDeCatedra(id), { replace: true })}
      />
    </>
  )
}

interface Props {
  catedras: CatedraDeLista[]
  onEdit: (catedra: CatedraDeLista) => void
}

function TablaDeCatedras({ catedras, onEdit }: Props) {
  const { shown, more } = useShowMore(catedras)
  const [elegida, setElegida] = useState<CatedraDeLista | null>(null)
  return (
    <>
      <Tabla
        titulo="Cátedras, las del último año primero"
        columnas={['Nombre', 'Año', 'Institución', 'Días', 'Horario', 'Alumnos', 'Acciones']}
      >
        {shown.map((catedra) => (
          <CatedraItem
            key={catedra.id}
            catedra={catedra}
            onEdit={() => onEdit(catedra)}
            onRemove={() => setElegida(catedra)}
          />
        ))}
      </Tabla>
      {more}
      <EliminacionDeCatedra catedra={elegida} onClose={() => setElegida(null)} />
    </>
  )
}

interface ItemProps {
  catedra: CatedraDeLista
  onEdit: () => void
  onRemove: () => void
}

function CatedraItem({ catedra, onEdit, onRemove }: ItemProps) {
  const { id, nombre, anio, institucion, dias, horario, CatedraDiaHorario, totalAlumnos } = catedra
  const cual = <span className="oculto"> {nombre}</span>
  return (
    <tr>
      <th scope="row">
        {nombre}
        <Cerrada catedra={catedra} />
      </th>
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
          {!catedra.cerrada && (
            <MoreActions of={nombre}>
              <Button variant="quiet" onClick={onEdit}>
                Editar{cual}
              </Button>
              <Button variant="quiet" onClick={onRemove}>
                Eliminar{cual}
              </Button>
            </MoreActions>
          )}
        </div>
      </td>
    </tr>
  )
}
