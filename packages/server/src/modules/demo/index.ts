export { sampleUpload } from "./sample-upload";
