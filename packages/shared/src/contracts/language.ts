import { z } from "zod";
import { LANGUAGES } from "../i18n/language";

export const languageSchema = z.enum(LANGUAGES);
