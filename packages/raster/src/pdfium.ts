import { UploadError } from "./model";
import { discardGrown, discardPdfium, isCrash, loadPdfium } from "./pdfium-library";

type Pointer = number;

/** The functions of PDFium's C interface that are called here (public/fpdf*.h), and its memory. */
export interface Pdfium {
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: Pointer): void;
  _FPDF_DocumentHasValidCrossReferenceTable(document: Pointer): number;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDF_GetPageSizeByIndexF(document: Pointer, index: number, size: Pointer): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageWidthF(page: Pointer): number;
  _FPDF_GetPageHeightF(page: Pointer): number;
  _FPDF_GetFormType(document: Pointer): number;
  _FPDFDOC_InitFormFillEnvironment(document: Pointer, formFillInfo: Pointer): Pointer;
  _FPDFDOC_ExitFormFillEnvironment(form: Pointer): void;
  _FORM_OnAfterLoadPage(page: Pointer, form: Pointer): void;
  _FORM_OnBeforeClosePage(page: Pointer, form: Pointer): void;
  _FPDFPage_Flatten(page: Pointer, usage: number): number;
  _FPDF_PageToDevice(
    page: Pointer,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: Pointer,
    deviceY: Pointer,
  ): number;
  _FPDFBitmap_CreateEx(
    w: number,
    h: number,
    format: number,
    scan0: Pointer,
    stride: number,
  ): Pointer;
  _FPDFBitmap_FillRect(b: Pointer, x: number, y: number, w: number, h: number, color: number): void;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  _FPDFText_IsGenerated(text: Pointer, index: number): number;
  _FPDFText_HasUnicodeMapError(text: Pointer, index: number): number;
  _FPDFText_GetFontSize(text: Pointer, index: number): number;
  _FPDFText_GetFontWeight(text: Pointer, index: number): number;
  _FPDFText_GetFontInfo(
    text: Pointer,
    index: number,
    buffer: Pointer,
    length: number,
    flags: Pointer,
  ): number;
  _FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  _FPDFText_GetCharBox(
    text: Pointer,
    index: number,
    left: Pointer,
    right: Pointer,
    bottom: Pointer,
    top: Pointer,
  ): number;
  _FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number;
  _FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  _FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  _FPDFText_GetFillColor(
    text: Pointer,
    index: number,
    r: Pointer,
    g: Pointer,
    b: Pointer,
    a: Pointer,
  ): number;
  _FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  _FPDFPage_CountObjects(page: Pointer): number;
  _FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  _FPDFFormObj_CountObjects(form: Pointer): number;
  _FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  _FPDFPageObj_GetType(object: Pointer): number;
  _FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  _FPDFPageObj_GetBounds(
    object: Pointer,
    left: Pointer,
    bottom: Pointer,
    right: Pointer,
    top: Pointer,
  ): number;
  _FPDFPageObj_GetFillColor(o: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  _FPDFPageObj_GetStrokeColor(o: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  _FPDFPageObj_GetStrokeWidth(object: Pointer, width: Pointer): number;
  _FPDFPath_GetDrawMode(path: Pointer, fillMode: Pointer, stroke: Pointer): number;
  _FPDFPath_CountSegments(path: Pointer): number;
  _FPDFPath_GetPathSegment(path: Pointer, index: number): Pointer;
  _FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  _FPDFPathSegment_GetType(segment: Pointer): number;
  _FPDFPathSegment_GetClose(segment: Pointer): number;
  wasmExports: { malloc(size: number): Pointer; free(pointer: Pointer): void };
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/**
 * Opens a PDF for the time of `use` and closes it, whatever happens.
 * @throws UploadError `unreadable_document` for a damaged file or one that wants a password.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: Pointer) => T,
): Promise<T> {
  const pdfium = await loadPdfium();
  try {
    return withDocument(pdfium, bytes, use);
  } catch (error) {
    if (!isCrash(error)) throw error;
    discardPdfium();
    throw damagedPdf();
  } finally {
    discardGrown(pdfium);
  }
}

function withDocument<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: Pointer) => T,
): T {
  const data = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, data);
  try {
    const document = pdfium._FPDF_LoadMemDocument(data, bytes.length, 0);
    if (document === 0) throw refusal(pdfium._FPDF_GetLastError());
    try {
      return use(pdfium, document);
    } finally {
      pdfium._FPDF_CloseDocument(document);
    }
  } finally {
    pdfium.wasmExports.free(data);
  }
}

/** Opens one page (from 1) for the time of `use`; values of form fields are drawn into the page first. */
export function withPdfPage<T>(
  bytes: Uint8Array,
  pageNumber: number,
  use: (pdfium: Pdfium, page: Pointer) => T,
): Promise<T> {
  return withPdf(bytes, (pdfium, document) => {
    const page = loadFlatPage(pdfium, document, pageNumber);
    try {
      return use(pdfium, page);
    } finally {
      pdfium._FPDF_ClosePage(page);
    }
  });
}

const FLATTEN_FOR_DISPLAY = 0;
const FLATTENED = 1;

/** A flattened page shows its annotations to the text layer only after it was loaded again. */
function loadFlatPage(pdfium: Pdfium, document: Pointer, pageNumber: number): Pointer {
  const page = loadPage(pdfium, document, pageNumber);
  drawFormValues(pdfium, document, page);
  if (pdfium._FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY) !== FLATTENED) return page;
  pdfium._FPDF_ClosePage(page);
  return loadPage(pdfium, document, pageNumber);
}

function loadPage(pdfium: Pdfium, document: Pointer, pageNumber: number): Pointer {
  const page = pdfium._FPDF_LoadPage(document, pageNumber - 1);
  if (page === 0) throw damagedPdf();
  return page;
}

const NO_FORM = 0;
/** Bytes of FPDF_FORMFILLINFO with room to spare; all callbacks stay null. */
const FORM_FILL_INFO_BYTES = 256;
const FORM_FILL_INFO_VERSION = 2;

/** Lets PDFium draw the values of fields that were filled in without being drawn (NeedAppearances). */
function drawFormValues(pdfium: Pdfium, document: Pointer, page: Pointer): void {
  if (pdfium._FPDF_GetFormType(document) === NO_FORM) return;
  withCells(pdfium, FORM_FILL_INFO_BYTES / 8, (info) => {
    pdfium.HEAPU8.fill(0, info, info + FORM_FILL_INFO_BYTES);
    pdfium.HEAP32[info >> 2] = FORM_FILL_INFO_VERSION;
    const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, info);
    if (form === 0) return;
    pdfium._FORM_OnAfterLoadPage(page, form);
    pdfium._FORM_OnBeforeClosePage(page, form);
    pdfium._FPDFDOC_ExitFormFillEnvironment(form);
  });
}

/** Lends `count` 8-byte cells of the module's memory, for out parameters. */
export function withCells<T>(pdfium: Pdfium, count: number, use: (pointer: Pointer) => T): T {
  const pointer = pdfium.wasmExports.malloc(count * 8);
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
}

function refusal(error: number): UploadError {
  if (error !== PASSWORD_ERROR && error !== SECURITY_ERROR) return damagedPdf();
  return new UploadError(
    "unreadable_document",
    "The PDF is locked with a password; send a copy without one.",
  );
}

export function damagedPdf(): UploadError {
  return new UploadError(
    "unreadable_document",
    "The PDF is damaged or incomplete; export or upload it again.",
  );
}
