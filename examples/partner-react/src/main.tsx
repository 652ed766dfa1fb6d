import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AccountPage } from "./AccountPage";
import "./style.css";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <AccountPage />
    </StrictMode>,
  );
