import { makeZip } from 'client-zip'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const hojaDe = (filas: string) => `<worksheet><sheetData>${filas}</sheetData></worksheet>`

/** An .xlsx by hand, of sheets written as their own XML; the second style is a date's. */
export async function xlsxDe(hojas: string[], otros: Record<string, string> = {}): Promise<Buffer> {
  const cada = (write: (n: number) => string) => hojas.map((_, i) => write(i + 1)).join('')
  const archivos: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets>${cada(
      (n) => `<sheet name="Hoja ${n}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${cada(
      (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}<Relationship Id="rIdE" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(hojas.map((hoja, i) => [`xl/worksheets/sheet${i + 1}.xml`, hoja])),
    ...otros,
  }
  const zip = makeZip(Object.entries(archivos).map(([name, input]) => ({ name, input })))
  return Buffer.from(await new Response(zip).arrayBuffer())
}
