import { useWatch } from 'react-hook-form'
import { claveDeNombre } from '../../domain/base/texto'
import { isSegura } from '../../domain/creadores/enlaces-escritos'
import { etiquetaDeEnlace, type ObraEnlace, tiposDeEnlace, titulosDe } from '../../domain/creadores/obras'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { type DeFila, Filas } from './filas'
import type { Valores } from './valores'

const tipos = tiposDeEnlace.map((value) => ({ value, label: etiquetaDeEnlace[value] }))

/** Where the works that are written are heard, seen or read, a row for each address. */
export function FilasDeEnlaces() {
  const titulos = titulosDe(useWatch<Valores, 'notable_works'>({ name: 'notable_works' }))
  return (
    <Filas
      campo="obra_enlaces"
      titulo="Dónde se escucha o se ve cada obra"
      una={['Enlace', 'el enlace']}
      agregar="Agregar enlace"
      vacia={{ obra: titulos[0] ?? '', tipo: 'ESCUCHAR', url: '' }}
      hint={
        titulos.length > 0
          ? 'Un video, un audio, una partitura, un texto…'
          : 'Antes, escribe las obras notables.'
      }
      puedeAgregar={titulos.length > 0}
      isMal={({ url }) => !isSegura(url)}
    >
      {(deFila) => <DeEnlace {...deFila} titulos={titulos} />}
    </Filas>
  )
}

function DeEnlace({ fila, primera, onChange, titulos }: DeFila<ObraEnlace> & { titulos: string[] }) {
  const { obra, tipo, url, credito = '', licencia = '' } = fila
  const escrita = titulos.find((titulo) => claveDeNombre(titulo) === claveDeNombre(obra))
  // What is not there any more says so where it is sent, and goes on being shown until then.
  const opciones = escrita ? titulos : [obra, ...titulos]

  return (
    <>
      <div className="ui-fila">
        <Select
          label="Obra"
          options={[...new Set(opciones)].map((value) => ({ value, label: value }))}
          value={escrita ?? obra}
          onChange={({ target }) => onChange({ obra: target.value })}
        />
        <Select
          label="Para"
          options={tipos}
          value={tipo}
          onChange={({ target }) => onChange({ tipo: target.value as ObraEnlace['tipo'] })}
        />
      </div>
      <TextField
        label="Dirección en la web"
        hint="Con https. De YouTube, la que tiene «v=» se ve aquí mismo."
        type="url"
        autoComplete="off"
        ref={primera}
        value={url}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <div className="ui-fila">
        <TextField
          label="De quién es (opcional)"
          autoComplete="off"
          value={credito}
          onChange={({ target }) => onChange({ credito: target.value })}
        />
        <TextField
          label="Licencia (opcional)"
          autoComplete="off"
          value={licencia}
          onChange={({ target }) => onChange({ licencia: target.value })}
        />
      </div>
    </>
  )
}
