package com.acme.courier

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import org.junit.Rule
import org.junit.Test

class CourierScreenTest {

    @get:Rule
    val compose = createComposeRule()

    @Test
    fun anEventIsShownInWords() {
        compose.setContent { CourierScreenPreview() }

        compose.onNodeWithText("Floor 3").assertIsDisplayed()
    }
}
